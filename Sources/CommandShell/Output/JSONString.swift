// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// Appends a JSON string, quotes included.
  ///
  /// Besides what JSON demands, DEL, the C1 control characters and the separators U+2028 and U+2029
  /// are escaped, so that the line is harmless on a terminal and one line everywhere.
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
    if byte == 0xC2, index + 1 < count, self[index + 1] < 0xA0 { return 2 }
    let isSeparator =
      byte == 0xE2 && index + 2 < count && self[index + 1] == 0x80
      && (self[index + 2] == 0xA8 || self[index + 2] == 0xA9)
    return isSeparator ? 3 : nil
  }
}
