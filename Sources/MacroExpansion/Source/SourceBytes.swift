// SPDX-License-Identifier: Apache-2.0

/// Swift source as UTF-8, which can say where a word, a comment or a literal ends.
///
/// Every search for an end works forward without recursion and stops at the end of the source, so
/// that no text, however broken, can hang it or exhaust the stack.
struct SourceBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  func hasPrefix(_ text: some Sequence<UInt8>, at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: text)
  }

  /// Returns the first place at or after the index whose byte fails the condition.
  func end(from index: Int, while condition: (UInt8) -> Bool) -> Int {
    bytes[index...].firstIndex { !condition($0) } ?? count
  }

  /// Returns the end of the identifier, keyword or number that starts at the index.
  ///
  /// All letters beyond ASCII count as parts of a word. An operator such as '≠' does too, which
  /// changes nothing for the one who looks for declarations, not for values.
  func wordEnd(at index: Int) -> Int? {
    if self[index] == UInt8(ascii: "`") {
      let close = end(from: index + 1) { $0 != UInt8(ascii: "`") && !$0.isNewline }
      return min(close + 1, count)
    }
    let end = end(from: index, while: \.isWordPart)
    return end > index ? end : nil
  }
}

extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isWhitespace: Bool { self <= UInt8(ascii: " ") }

  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
