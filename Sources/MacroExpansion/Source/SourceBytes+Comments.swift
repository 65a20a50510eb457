// SPDX-License-Identifier: Apache-2.0

extension SourceBytes {
  /// Returns the end of the white space and the comments that start at the index.
  func triviaEnd(at start: Int) -> Int {
    var index = start
    while let byte = self[index] {
      if byte.isWhitespace {
        index += 1
      } else if let end = commentEnd(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns the end of the comment that starts at the index, or nil if none does.
  func commentEnd(at start: Int) -> Int? {
    if hasPrefix("//".utf8, at: start) {
      return end(from: start) { !$0.isNewline }
    }
    return hasPrefix("/*".utf8, at: start) ? blockCommentEnd(at: start) : nil
  }

  private func blockCommentEnd(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < count {
      if hasPrefix("/*".utf8, at: index) {
        depth += 1
        index += 2
      } else if hasPrefix("*/".utf8, at: index) {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        index += 1
      }
    }
    return index
  }
}
