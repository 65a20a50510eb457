// SPDX-License-Identifier: Apache-2.0

/// An error at a place in a script, ready to be shown: position and message, the line, a caret.
struct Diagnostic: Hashable, Sendable {
  let position: SourcePosition
  let message: String
  let excerpt: SourceExcerpt

  /// Describes an error in a line.
  ///
  /// - Parameters:
  ///   - message: What was wrong, safe to show.
  ///   - range: The bytes of the line that it is about.
  ///   - text: The line without its line end.
  ///   - file: The script's name.
  ///   - line: The line's number.
  init(_ message: String, at range: ByteRange, of text: ArraySlice<UInt8>, file: String, line: Int)
  {
    let column = SourcePosition.column(ofByte: range.lowerBound, in: text)
    position = SourcePosition(file: file, line: line, column: column)
    self.message = message
    excerpt = SourceExcerpt(text, marking: range)
  }

  /// Describes why a line failed.
  init(_ error: LineError, of text: ArraySlice<UInt8>, file: String, line: Int) {
    self.init(
      error.text, at: error.range ?? ByteRange(at: 0), of: error.place?.text[...] ?? text,
      file: file, line: error.place?.line ?? line)
  }

  /// Describes a line that cannot be parsed.
  init(_ invalid: InvalidLine, text: ArraySlice<UInt8>, file: String) {
    let error = invalid.error
    self.init(error.message, at: error.range, of: text, file: file, line: invalid.number)
  }
}

extension Diagnostic: CustomStringConvertible {
  var description: String {
    "\(position): \(message)\n\(excerpt.text)\n\(excerpt.marker)"
  }
}
