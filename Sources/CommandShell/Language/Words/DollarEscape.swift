// SPDX-License-Identifier: Apache-2.0

/// The escapes inside `$'…'`, the one form of quoting that can write a line break.
///
/// Besides these letters, `\u` with up to four hexadecimal digits writes any other control character
/// but NUL, which no program could be given as an argument.
enum DollarEscape {
  /// The most hexadecimal digits that `\u` takes.
  static let mostDigits = 4

  /// Returns the byte that the letter after a backslash stands for.
  static func byte(for letter: UInt8) -> UInt8? {
    pairs.first { $0.letter == letter }?.byte
  }

  /// Returns the letter that writes a byte after a backslash.
  static func letter(for byte: UInt8) -> UInt8? {
    pairs.first { $0.byte == byte }?.letter
  }

  private static let pairs: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "r"), 0x0D),
    (UInt8(ascii: "e"), 0x1B), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
    (UInt8(ascii: "'"), UInt8(ascii: "'")), (UInt8(ascii: "\""), UInt8(ascii: "\"")),
  ]
}
