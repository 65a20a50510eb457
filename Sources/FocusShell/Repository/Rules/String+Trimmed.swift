// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text without spaces and line ends around it.
  var trimmed: String { trimmingCharacters(in: .blanks) }
}

extension CharacterSet {
  /// Spaces and line ends; kept, since forms ask for them with each key.
  fileprivate static let blanks = CharacterSet.whitespacesAndNewlines
}
