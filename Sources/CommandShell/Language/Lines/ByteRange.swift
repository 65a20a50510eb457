// SPDX-License-Identifier: Apache-2.0

/// The bytes of one line that a word, a name or an error is about.
///
/// Byte offsets are what parsing meets; columns, which count characters, are worked out only when
/// one is shown (`SourcePosition`). Eight bytes, because every word of every line carries one.
struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// Marks the place at `offset` without covering a byte.
  init(at offset: Int) {
    self.init(offset..<offset)
  }

  var lowerBound: Int { Int(start) }
  var upperBound: Int { Int(end) }
  var count: Int { Int(end - start) }
}

extension ByteRange: CustomStringConvertible {
  var description: String { "\(start)..<\(end)" }
}
