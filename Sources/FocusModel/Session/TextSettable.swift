// SPDX-License-Identifier: Apache-2.0

/// An element whose value a person may give as text, whether or not it is a field to type into.
@MainActor
protocol TextSettable: ElementNode {
  /// Takes a value as a person writes it.
  ///
  /// - Returns: Whether the text means a value here.
  func take(_ text: String) -> Bool
  /// What a text has to be, for a refusal: "a date such as 2025-01-31".
  var expectedText: String { get }
}

extension TextInput {
  func take(_ text: String) -> Bool {
    setText(text)
    return true
  }

  var expectedText: String { "text" }
}
