// SPDX-License-Identifier: Apache-2.0

/// The ways a word can be quoted on a command line, as in the POSIX shell.
enum WordQuoting: UInt8, Sendable {
  /// A backslash before each special character.
  case backslash = 0
  case single = 0x27
  case double = 0x22
  /// No quoting at all, for a text that is no word of a command line.
  case verbatim = 0xFF

  /// The quoting that a word's first byte begins.
  init(opening byte: UInt8?) {
    self =
      switch byte {
      case Self.single.rawValue: .single
      case Self.double.rawValue: .double
      default: .backslash
      }
  }

  /// The text that opens and closes a word in this quoting.
  var mark: String {
    switch self {
    case .backslash, .verbatim: ""
    case .single, .double: String(UnicodeScalar(rawValue))
    }
  }

  /// Quotes the beginning of a word; a quote that was opened stays open.
  func opened(_ text: String) -> String {
    switch self {
    case .backslash: Self.escaping(text)
    case .verbatim: text
    case .single: "'" + text.replacing("'", with: #"'\''"#)
    case .double: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
  }

  private static func escaping(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var result = text.hasPrefix("#") ? "\\" : ""
    for character in text {
      if [" ", "\\", "'", "\""].contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Whether a byte may have to be quoted.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
