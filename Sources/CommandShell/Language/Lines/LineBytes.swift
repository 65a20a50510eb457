// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
  /// Whether the byte separates words.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is printable ASCII or a tab, and so is fine anywhere in a line.
  var isPlain: Bool { self &- 0x20 < 0x5F || self == UInt8(ascii: "\t") }

  /// Whether a word without quoting ends here: at a blank, or where quoting begins.
  ///
  /// A `$` counts too, since `$'` may follow; alone it is read as the plain character it is.
  var endsPlainRun: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "\\"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  var isEscapedInDoubleQuotes: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "`"): true
    default: false
    }
  }

  /// The decimal digit that the byte writes.
  var decimalValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  /// The hexadecimal digit that the byte writes, in either case.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Returns the byte at an index, or nil behind the end.
  func byte(at index: Int) -> UInt8? {
    index < count ? self[index] : nil
  }

  /// Returns the index of the first byte from `index` on that is not a blank.
  func skippingBlanks(from index: Int) -> Int {
    var index = index
    while index < count, self[index].isBlank { index += 1 }
    return index
  }

  /// Decodes bytes that are known to be UTF-8.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
