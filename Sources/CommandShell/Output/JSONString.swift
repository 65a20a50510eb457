// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// Appends a JSON string, quotes included.
  ///
  /// Besides what JSON demands, DEL, the C1 control characters, the separators U+2028 and U+2029 and
  /// the marks that turn the direction of text are escaped, so that the line is harmless on a terminal
  /// and one line everywhere.
  mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendJSONEscaped($0) }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      guard let length = text.lengthNeedingEscape(at: index) else {
        index += 1
        continue
      }
      append(contentsOf: text[start..<index])
      appendJSONEscape(text[index..<index + length])
      index += length
      start = index
    }
    append(contentsOf: text[start...])
  }

  private mutating func appendJSONEscape(_ character: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UInt8(ascii: "\\"))
    guard character.count == 1, let byte = character.first else {
      let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first
      return appendJSONHex(UInt16(truncatingIfNeeded: scalar?.value ?? 0))
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default: appendJSONHex(UInt16(byte))
    }
  }

  private mutating func appendJSONHex(_ value: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] { append(digits[Int(value >> UInt16(shift) & 0xF)]) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the length of the character at an index if it needs an escape, else nil.
  fileprivate func lengthNeedingEscape(at index: Int) -> Int? {
    let byte = self[index]
    if byte >= 0x80 { return lengthNeedingEscapeBeyondASCII(byte, at: index) }
    let needsEscape =
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
    return needsEscape ? 1 : nil
  }

  private func lengthNeedingEscapeBeyondASCII(_ byte: UInt8, at index: Int) -> Int? {
    guard index + 1 < count else { return nil }
    switch (byte, self[index + 1]) {
    case (0xC2, 0x80..<0xA0), (0xD8, 0x9C): return 2
    case (0xE2, 0x80) where index + 2 < count:
      // U+200E, U+200F, and U+2028 to U+202E.
      let last = self[index + 2]
      return (0x8E...0x8F).contains(last) || (0xA8...0xAE).contains(last) ? 3 : nil
    case (0xE2, 0x81) where index + 2 < count:
      // U+2066 to U+2069.
      return (0xA6...0xA9).contains(self[index + 2]) ? 3 : nil
    default: return nil
    }
  }
}
