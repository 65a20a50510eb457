// SPDX-License-Identifier: Apache-2.0

/// The rules for ids of changes.
enum ChangeIDRules {
  /// Returns why text cannot be a change's full or abbreviated id, or nil if it can.
  static func problem(with id: String) -> String? {
    let isID = (4...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && $0.isHexDigit }
    return isID ? nil : "“\(PlainText.line(id))” is not the id of a change."
  }
}
