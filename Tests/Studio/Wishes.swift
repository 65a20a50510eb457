// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Shows which presentations the bindings beside it ask for, as a text that a test reads.
struct Wishes: View {
  static let prefix = "wants:"

  let wanted: [String?]

  init(_ wanted: String?...) { self.wanted = wanted }

  var body: some View {
    Text(([Self.prefix] + wanted.compactMap { $0 }).joined(separator: " "))
  }
}

/// An item to present: two of one presenter differ in their kind, and one changes while its id stays.
struct Item: Identifiable, Hashable {
  let id: String
  var revision = 0
}
