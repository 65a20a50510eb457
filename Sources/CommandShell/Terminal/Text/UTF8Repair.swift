// SPDX-License-Identifier: Apache-2.0

/// Turns bytes that arrive in chunks into valid UTF-8.
///
/// Readline would keep half a character for the next line, and a terminal obeys the C1 control
/// characters that readline shows as they are. Neither can be meant: both become U+FFFD, which
/// shows before the line is ended that something is wrong with it.
struct UTF8Repair {
  /// Whether anything had to be replaced so far.
  private(set) var hasReplaced = false
  /// The beginning of a character whose other bytes have not arrived yet.
  private var unfinished: [UInt8] = []

  /// Returns the characters completed by a chunk.
  mutating func take(_ chunk: [UInt8]) -> [UInt8] {
    let bytes = unfinished + chunk
    let tail = Self.unfinishedTail(of: bytes)
    unfinished = Array(bytes.suffix(tail))
    let finished = bytes.dropLast(tail)
    if let text = String(validating: finished, as: UTF8.self), !Self.hasC1(text) {
      return Array(finished)
    }
    hasReplaced = true
    let scalars = String(decoding: finished, as: UTF8.self).unicodeScalars
    return Array(String(String.UnicodeScalarView(scalars.map(Self.replacingC1))).utf8)
  }

  /// The number of last bytes that begin a character and do not end it.
  private static func unfinishedTail(of bytes: [UInt8]) -> Int {
    let continuations = bytes.reversed().prefix(3).prefix { $0 & 0b1100_0000 == 0b1000_0000 }.count
    guard let lead = bytes.dropLast(continuations).last else { return 0 }
    let expected =
      switch lead {
      case 0xC2...0xDF: 1
      case 0xE0...0xEF: 2
      case 0xF0...0xF4: 3
      default: 0
      }
    return continuations < expected ? continuations + 1 : 0
  }

  private static func hasC1(_ text: String) -> Bool {
    text.utf8.contains(0xC2) && text.unicodeScalars.contains { isC1($0) }
  }

  private static func replacingC1(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isC1(scalar) ? "\u{FFFD}" : scalar
  }

  private static func isC1(_ scalar: Unicode.Scalar) -> Bool {
    (0x80..<0xA0).contains(scalar.value)
  }
}
