// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension BatchProgram {
  /// Runs the lines of standard input as they arrive.
  func runStandardInput(_ operands: [String]) async {
    await inApp(operands) { shell in
      var reader = ScriptReader()
      while Interruption.exitCode == nil, await self.runNext(of: &reader, in: shell) {}
    }
  }

  /// Runs the next line of standard input, or reads more of it.
  ///
  /// - Returns: Whether there may be more.
  private func runNext(of reader: inout ScriptReader, in shell: Shell) async -> Bool {
    switch reader.next() {
    case .line(let line) where isRequest(line.statement):
      return await answer(reader.bytes[line.bytes], number: line.number, in: shell)
    case .line(let line):
      let input = BatchPrinter.Input(reader.bytes[line.bytes], line.number, in: "-", id: nil)
      let result = await run(line.statement, in: shell)
      return report(result, input, line.statement, in: shell) && !shell.session.hasQuit
    case .invalid(let invalid):
      let text = reader.bytes[invalid.bytes]
      return refuse(
        LineError(invalid.error), BatchPrinter.Input(text, invalid.number, in: "-", id: nil))
    case .transcript:
      guard let more = read("standard input", StandardInput.readToEnd) else { return false }
      let rest = Array(reader.remainder) + more
      let script = parse(rest, name: "-", firstLine: reader.number)
      if let script { await run(script, in: shell) }
      return false
    case .needsBytes:
      if isControlled { await waitForRequest() }
      guard let chunk = read("standard input", StandardInput.read) else { return false }
      if chunk.isEmpty { reader.finish() } else { reader.append(chunk) }
      return true
    case .end: return false
    }
  }

  /// Whether a line is a JSON object, which asks for something in control mode.
  private func isRequest(_ statement: Statement) -> Bool {
    guard options.json, case .text(let text) = statement else { return false }
    return text.utf8.first == UInt8(ascii: "{")
  }
}
