// SPDX-License-Identifier: Apache-2.0

/// A script that has been parsed whole, so that a slip in its last line stops it before its first.
struct Script: Sendable {
  /// The file's name as it was given, for positions.
  let name: String

  /// The bytes that ranges of lines count in.
  let bytes: [UInt8]

  /// The lines in order, empty ones and comments included; in a transcript only those to run.
  let lines: [Line]

  /// What each line of a transcript must print; nil for an ordinary script.
  let expectedOutputs: [ExpectedOutput]?

  /// Parses a script or a transcript.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds: UTF-8, lines ended by LF or CR LF, the last perhaps by neither.
  ///   - name: The file's name for positions.
  ///   - firstLine: The number of the first line, for what was read from the middle of a stream.
  /// - Throws: All lines that cannot be parsed.
  init(_ bytes: [UInt8], name: String, firstLine: Int = 1) throws(InvalidScript) {
    var builder = ScriptBuilder(firstLine: firstLine)
    builder.read(bytes.span)
    guard builder.invalidLines.isEmpty else {
      throw InvalidScript(name: name, bytes: bytes, lines: builder.invalidLines)
    }
    self.name = name
    self.bytes = bytes
    lines = builder.lines
    expectedOutputs = builder.isTranscript ? builder.outputs : nil
  }

  /// Returns the text of a line without its line end.
  func text(of line: Line) -> ArraySlice<UInt8> { bytes[line.bytes] }
}

/// A script with lines that cannot be parsed.
struct InvalidScript: Error, Sendable {
  let name: String
  let bytes: [UInt8]

  /// The lines in question, in order; never empty.
  let lines: [InvalidLine]

  /// The errors as they are shown to a person.
  var diagnostics: some Sequence<Diagnostic> {
    lines.lazy.map { Diagnostic($0, text: bytes[$0.bytes], file: name) }
  }
}
