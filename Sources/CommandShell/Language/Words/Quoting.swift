// SPDX-License-Identifier: Apache-2.0

/// Writes words so that reading them gives the same text back.
enum Quoting {
  /// Quotes a word where it needs it, in the plainest way that holds.
  ///
  /// - Parameters:
  ///   - text: Any text without NUL.
  ///   - always: Whether to quote a plain word too, which keeps it from being a keyword, a number
  ///     or a `#2`.
  /// - Returns: Source text that reads back as exactly `text`.
  static func quote(_ text: String, always: Bool = false) -> String {
    let bytes = text.utf8
    if text.unicodeScalars.contains(where: \.isControl) { return dollarQuoted(text) }
    if !always, !bytes.isEmpty, bytes.allSatisfy(\.needsNoQuoting) { return text }
    if !bytes.contains(where: \.isEscapedInDoubleQuotes) { return "\"\(text)\"" }
    if !bytes.contains(UInt8(ascii: "'")) { return "'\(text)'" }
    return doubleQuoted(text)
  }

  /// Returns the escape that writes a control character inside `$'…'`.
  static func dollarEscape(_ byte: UInt8) -> String {
    if let letter = DollarEscape.letter(for: byte) {
      return "\\" + String(Unicode.Scalar(letter))
    }
    let digits = String(byte, radix: 16)
    let padding = String(repeating: "0", count: DollarEscape.mostDigits - digits.count)
    return "\\u" + padding + digits
  }

  private static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, UInt8(scalar.value).isEscapedInDoubleQuotes { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func dollarQuoted(_ text: String) -> String {
    var result = "$'"
    for scalar in text.unicodeScalars {
      if scalar.isControl || scalar == "'" || scalar == "\\" {
        result += dollarEscape(UInt8(scalar.value))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a C0 or C1 control character or DEL, none of which a line may hold.
  fileprivate var isControl: Bool { value < 0x20 || (value >= 0x7F && value < 0xA0) }
}

extension UInt8 {
  fileprivate var needsNoQuoting: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "~"), UInt8(ascii: "^"),
      UInt8(ascii: "%"), UInt8(ascii: "?"):
      true
    default: self >= 0x80
    }
  }
}
