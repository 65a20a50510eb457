// SPDX-License-Identifier: Apache-2.0

/// A line as it stands among bytes, before anyone has read it.
struct RawLine: Equatable {
  /// The line's text, without LF or CR LF.
  var text: Range<Int>

  /// Where the next line begins.
  var next: Int

  /// Creates the line between an offset and a line feed.
  init(_ bytes: Span<UInt8>, from start: Int, lineFeed: Int) {
    let endsInReturn = lineFeed > start && bytes[lineFeed - 1] == 0x0D
    self.init(text: start..<(endsInReturn ? lineFeed - 1 : lineFeed), next: lineFeed + 1)
  }

  private init(text: Range<Int>, next: Int) {
    self.text = text
    self.next = next
  }

  /// Finds the line that begins at an offset; the last one may lack its line feed.
  init?(_ bytes: Span<UInt8>, from start: Int) {
    guard start < bytes.count else { return nil }
    guard let lineFeed = bytes.lineFeed(from: start) else {
      self.init(text: start..<bytes.count, next: bytes.count)
      return
    }
    self.init(bytes, from: start, lineFeed: lineFeed)
  }
}

extension Span<UInt8> {
  /// Finds the first line feed at or behind an offset.
  func lineFeed(from start: Int) -> Int? {
    var index = start
    while index < count {
      if self[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  /// The length of the byte order mark that some editors put before UTF-8, 0 or 3.
  var byteOrderMarkLength: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// Whether the line at a range is one that a transcript runs.
  func isTranscriptInput(_ line: Range<Int>) -> Bool {
    line.count >= 2 && self[line.lowerBound] == UInt8(ascii: ">")
      && self[line.lowerBound + 1] == UInt8(ascii: " ")
  }

  /// Whether the line at a range is blank or a comment, and so comes before what a script is.
  func isEmptyOrComment(_ line: Range<Int>) -> Bool {
    let start = extracting(line).skippingBlanks(from: 0)
    return start == line.count || self[line.lowerBound + start] == UInt8(ascii: "#")
  }
}
