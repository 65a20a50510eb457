// SPDX-License-Identifier: Apache-2.0

/// A place in a script: the file as it was named, the line and the column, both counted from 1.
struct SourcePosition: Hashable, Sendable {
  var file: String
  var line: Int
  /// The column in characters, as a person counts them: an accented letter or an emoji is one.
  var column: Int
}

extension SourcePosition {
  /// Finds the column of the byte at `offset` of a line.
  ///
  /// An offset inside a character counts as that character; one behind the end is the column after
  /// the last character.
  static func column(ofByte offset: Int, in line: ArraySlice<UInt8>) -> Int {
    let prefix = line.prefix(max(0, offset))
    if prefix.allSatisfy({ $0 < 0x80 }) { return prefix.count + 1 }
    let boundary = line.scalarBoundary(atOrBefore: line.startIndex + prefix.count)
    return String(decoding: line[..<boundary], as: UTF8.self).count + 1
  }
}

extension SourcePosition: CustomStringConvertible {
  var description: String { "\(visible(file)):\(line):\(column)" }
}

extension ArraySlice<UInt8> {
  /// Moves an index back to where a Unicode scalar begins, at most three bytes.
  func scalarBoundary(atOrBefore index: Int) -> Int {
    var boundary = Swift.min(index, endIndex)
    for _ in 0..<3 where boundary > startIndex && boundary < endIndex {
      guard self[boundary] & 0xC0 == 0x80 else { break }
      boundary -= 1
    }
    return boundary
  }
}
