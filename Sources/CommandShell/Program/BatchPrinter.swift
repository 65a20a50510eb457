// SPDX-License-Identifier: Apache-2.0

/// Prints what lines gave, as text or as JSON, without a person.
struct BatchPrinter: ~Copyable {
  /// A line as it was written, and where.
  struct Input {
    let text: ArraySlice<UInt8>
    /// The part of it that is run: all of it but for what marks it in a transcript.
    let command: ArraySlice<UInt8>
    let number: Int
    let file: String
    /// What a request wants its answer to be known by.
    let id: JSONValue?

    init(
      _ text: ArraySlice<UInt8>, from start: Int = 0, _ number: Int, in file: String, id: JSONValue?
    ) {
      (self.text, self.number, self.file, self.id) = (text, number, file, id)
      command = text.dropFirst(start)
    }
  }

  private let json: Bool
  private let echo: Bool
  private var output = OutputBuffer(descriptor: 1)
  private var errors = OutputBuffer(descriptor: 2)
  private var writer = JSONWriter()

  init(json: Bool, echo: Bool) {
    self.json = json
    self.echo = echo
  }

  /// Whether standard output still takes what is printed.
  var isOpen: Bool { output.error == nil }

  /// Prints what a line gave; of one that failed, the issues raised so far too.
  mutating func print(_ result: LineResult, _ input: Input, issues: [String] = []) {
    if json {
      print(LineJSON.value(input, result))
      if result.error != nil { output.flush() }
    } else {
      if echo { output.writeLine(visible(String(decoding: input.command, as: UTF8.self))) }
      for line in result.text { output.writeLine(line) }
      if let error = result.error { print(error, input, issues) }
    }
  }

  /// Prints an error that no line of a script is to blame for.
  mutating func print(_ error: LineError, of script: String) {
    guard json else { return fail("\(visible(script)): \(error.message)\n") }
    print(
      LineJSON.value(
        Input(Array(script.utf8)[...], 0, in: script, id: nil), LineResult(error: error)))
  }

  /// Prints a JSON value as a line.
  mutating func print(_ value: JSONValue) {
    writer.write(value)
    writer.endLine()
    output.write(writer.bytes)
    writer.removeAll()
  }

  private mutating func print(_ error: LineError, _ input: Input, _ issues: [String]) {
    let diagnostic = Diagnostic(error, of: input.text, file: input.file, line: input.number)
    let lines =
      [diagnostic.description] + error.diff + issues.map { "runtime issue so far: \($0)" }
    fail(lines.map { $0 + "\n" }.joined())
  }

  /// Prints text for a person.
  mutating func say(_ text: String) { output.write(text) }

  /// Prints bytes that another process has printed.
  mutating func relay(_ bytes: [UInt8]) { output.write(bytes) }

  /// Prints an error, after all that was printed before it.
  mutating func fail(_ text: String) { fail(Array(text.utf8)) }

  /// Prints bytes of an error, after all that was printed before them.
  mutating func fail(_ bytes: [UInt8]) {
    output.flush()
    errors.write(bytes)
    errors.flush()
  }

  /// Writes what has been printed.
  ///
  /// - Returns: Why standard output did not take all of it, if it did not.
  @discardableResult
  mutating func flush() -> OutputError? {
    errors.flush()
    return output.flush()
  }
}
