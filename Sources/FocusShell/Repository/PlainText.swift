// SPDX-License-Identifier: Apache-2.0

/// Text of unknown origin made harmless to show.
enum PlainText {
  /// Returns one line without escape sequences, control characters and direction overrides.
  ///
  /// Tabs and line separators become spaces; white space at the end is dropped.
  static func line(_ text: some StringProtocol) -> String {
    var scalars = Substring(text).unicodeScalars
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        dropEscapeSequence(&scalars)
      } else if isSpace(scalar) {
        result.append(" ")
      } else if !isHarmful(scalar) {
        result.append(scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Returns lines made harmless one by one, without blank lines at the beginning and the end.
  static func block(_ text: some StringProtocol) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let cleaned = lines.map { line($0) }
    let trimmed = cleaned.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return trimmed.joined(separator: "\n")
  }

  /// Tells whether a terminal would obey a character instead of showing it.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  /// Drops the rest of an escape sequence whose first character is already gone.
  private static func dropEscapeSequence(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "[":
      drop(&scalars, through: { (0x40...0x7E).contains($0.value) })
    case "]", "P", "X", "^", "_":
      drop(&scalars, through: { $0 == "\u{07}" || $0 == "\u{9C}" || $0 == "\\" })
    default:
      break
    }
  }

  private static func drop(
    _ scalars: inout Substring.UnicodeScalarView, through isLast: (Unicode.Scalar) -> Bool
  ) {
    while let scalar = scalars.popFirst(), !isLast(scalar) {}
  }
}
