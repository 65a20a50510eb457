// SPDX-License-Identifier: Apache-2.0

/// The looks of a piece of text: any of weight, line and one colour.
struct TextStyle: Hashable, Sendable {
  private var parameters: [UInt8]

  static let plain = TextStyle(parameters: [])
  static let bold = TextStyle(parameters: [1])
  static let faint = TextStyle(parameters: [2])
  static let underlined = TextStyle(parameters: [4])
  static let red = TextStyle(parameters: [31])
  static let green = TextStyle(parameters: [32])
  static let yellow = TextStyle(parameters: [33])
  static let blue = TextStyle(parameters: [34])
  static let magenta = TextStyle(parameters: [35])
  static let cyan = TextStyle(parameters: [36])

  /// Adds the looks of another style; its colour wins.
  func adding(_ other: TextStyle) -> TextStyle {
    TextStyle(parameters: parameters + other.parameters)
  }

  /// The sequence that switches this style on; empty for plain text.
  var opening: String {
    parameters.isEmpty ? "" : "\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m"
  }

  /// The sequence that goes back to plain text; empty for plain text.
  var closing: String {
    parameters.isEmpty ? "" : "\u{1B}[0m"
  }
}
