// SPDX-License-Identifier: Apache-2.0

extension SourceBytes {
  /// What surrounds a place in a string literal: its text, or parentheses of an interpolation.
  private enum Surroundings {
    case text(StringDelimiter)
    case code
  }

  /// Returns the end of the string literal that starts at the index, or nil if none does.
  func stringEnd(at start: Int) -> Int? {
    guard let delimiter = StringDelimiter(in: self, at: start) else { return nil }
    var nesting = [Surroundings.text(delimiter)]
    var index = start + delimiter.length
    while index < count, let innermost = nesting.last {
      index =
        switch innermost {
        case .text(let delimiter): stepInText(at: index, of: delimiter, nesting: &nesting)
        case .code: stepInCode(at: index, nesting: &nesting)
        }
    }
    return min(index, count)
  }

  private func stepInText(
    at index: Int, of delimiter: StringDelimiter, nesting: inout [Surroundings]
  ) -> Int {
    if hasPrefix(delimiter.closing, at: index) {
      nesting.removeLast()
      return index + delimiter.length
    }
    if bytes[index].isNewline, !delimiter.isMultiline {
      nesting.removeLast()
      return index
    }
    guard hasPrefix(delimiter.escape, at: index) else { return index + 1 }
    let escaped = index + delimiter.escape.count
    if self[escaped] == UInt8(ascii: "(") {
      nesting.append(.code)
    }
    return escaped + 1
  }

  private func stepInCode(at index: Int, nesting: inout [Surroundings]) -> Int {
    if let end = commentEnd(at: index) { return end }
    if let delimiter = StringDelimiter(in: self, at: index) {
      nesting.append(.text(delimiter))
      return index + delimiter.length
    }
    if bytes[index] == UInt8(ascii: "(") {
      nesting.append(.code)
    } else if bytes[index] == UInt8(ascii: ")") {
      nesting.removeLast()
    }
    return index + 1
  }
}

/// What opens and closes a string literal, and makes a backslash in it special.
private struct StringDelimiter {
  let isMultiline: Bool
  let closing: [UInt8]
  let escape: [UInt8]

  var length: Int { closing.count }

  init?(in source: SourceBytes, at start: Int) {
    let pound = UInt8(ascii: "#")
    guard source[start - 1] != pound else { return nil }
    let quote = source.end(from: start) { $0 == pound }
    guard source[quote] == UInt8(ascii: "\"") else { return nil }
    let pounds = source.bytes[start..<quote]
    isMultiline =
      source.hasPrefix("\"\"\"".utf8, at: quote)
      && (pounds.isEmpty || !source.closes(pounds, onTheLineAfter: quote))
    closing = Array((isMultiline ? "\"\"\"" : "\"").utf8) + pounds
    escape = [UInt8(ascii: "\\")] + pounds
  }
}

extension SourceBytes {
  /// Says whether a literal like `#"""#` ends on its first line, which makes it a short one.
  fileprivate func closes(_ pounds: ArraySlice<UInt8>, onTheLineAfter quote: Int) -> Bool {
    let line = bytes[(quote + 1)..<end(from: quote) { !$0.isNewline }]
    return line.indices.contains { line[$0...].starts(with: "\"".utf8 + pounds) }
  }
}
