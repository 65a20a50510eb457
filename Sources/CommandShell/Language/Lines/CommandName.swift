// SPDX-License-Identifier: Apache-2.0

/// The name at the start of a command, found in its line.
struct CommandName {
  /// The name without its colon and its `!`.
  let range: Range<Int>

  /// Whether a `!` ends the name.
  let hasBang: Bool

  /// Where the words begin.
  var end: Int { range.upperBound + (hasBang ? 1 : 0) }

  /// Reads the name that follows the colon at an offset.
  init(_ line: Span<UInt8>, after colon: Int) throws(SyntaxError) {
    let start = colon + 1
    var end = start
    while end < line.count, !line[end].isBlank { end += 1 }
    hasBang = end > start && line[end - 1] == UInt8(ascii: "!")
    range = start..<(hasBang ? end - 1 : end)
    if range.isEmpty {
      throw SyntaxError(
        "a command's name is missing behind the colon; :help lists them",
        at: ByteRange(colon..<end))
    }
  }
}
