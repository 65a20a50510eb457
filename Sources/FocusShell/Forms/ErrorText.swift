// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Why something was not done, and what can be done about it, line by line.
struct ErrorText: View {
  let error: RepositoryError

  var body: some View {
    ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
  }

  private var lines: [Substring] { error.description.split(separator: "\n") }
}
