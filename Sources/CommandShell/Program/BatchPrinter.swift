// SPDX-License-Identifier: Apache-2.0

/// Prints what lines gave, as text or as JSON, without a person.
struct BatchPrinter: ~Copyable {
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

  /// Prints what a line gave.
  mutating func print(
    _ result: LineResult, _ input: ArraySlice<UInt8>, _ number: Int, in name: String
  ) {
    if json {
      printJSON(result, input, number)
    } else {
      if echo { output.writeLine(visible(String(decoding: input, as: UTF8.self))) }
      for line in result.text { output.writeLine(line) }
      if let error = result.error { printError(error, input, number, in: name) }
    }
  }

  private mutating func printJSON(_ result: LineResult, _ input: ArraySlice<UInt8>, _ number: Int) {
    writer.write(LineJSON.value(number, input, result))
    writer.endLine()
    output.write(writer.bytes)
    writer.removeAll()
    if result.error != nil { output.flush() }
  }

  private mutating func printError(
    _ error: LineError, _ input: ArraySlice<UInt8>, _ number: Int, in name: String
  ) {
    let diagnostic = Diagnostic(error, of: input, file: name, line: number)
    fail("\(diagnostic)\n")
  }

  /// Prints text for a person.
  mutating func say(_ text: String) { output.write(text) }

  /// Prints an error, after all that was printed before it.
  mutating func fail(_ text: String) {
    output.flush()
    errors.write(text)
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
