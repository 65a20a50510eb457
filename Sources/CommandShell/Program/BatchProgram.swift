// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Runs lines from scripts, arguments or standard input, without a person.
@MainActor
final class BatchProgram<A: App> {
  private let program: ShellProgram<A>
  private let options: CommandLineOptions
  private var printer: BatchPrinter
  private var exitCode = ExitCode.success

  init(program: ShellProgram<A>, options: CommandLineOptions) {
    self.program = program
    self.options = options
    printer = BatchPrinter(json: options.json, echo: options.echo)
  }

  /// Runs lines given as arguments, in one app.
  func run(lines: [String], _ operands: [String]) async -> ExitCode {
    await inApp(operands) { shell in
      for (index, line) in lines.enumerated() {
        let bytes = Array(line.utf8)
        guard await self.run(bytes[...], number: index + 1, of: "-c", in: shell) else { break }
      }
    }
    return finish()
  }

  /// Runs scripts in order, each in a fresh app; `-` is standard input.
  func run(_ scripts: [String], _ operands: [String] = []) async -> ExitCode {
    for script in scripts {
      if script == "-" {
        await inApp(operands) { await self.runStandardInput(in: $0) }
      } else {
        await run(script: script, operands)
      }
      if exitCode != .success && !options.keepGoing { break }
    }
    return finish()
  }

  private func finish() -> ExitCode {
    printer.flush()
    return exitCode
  }

  private func inApp(_ operands: [String], _ body: (Shell) async -> Void) async {
    do throws(UsageError) {
      await body(try program.makeShell(operands))
    } catch {
      printer.fail(error.report(program: program.name))
      exitCode = UsageError.exitCode
    }
  }

  // MARK: - Scripts

  /// A file is parsed whole before its first line runs.
  private func run(script path: String, _ operands: [String]) async {
    guard let data = FileManager.default.contents(atPath: path) else {
      printer.fail("\(program.name): the script \(named(path)) cannot be read\n")
      return note(.usage)
    }
    do throws(InvalidScript) {
      let script = try Script([UInt8](data), name: path)
      if options.checksOnly { return }
      await inApp(operands) { await self.run(script, in: $0) }
    } catch {
      for diagnostic in error.diagnostics { printer.fail("\(diagnostic)\n") }
      note(.usage)
    }
  }

  private func run(_ script: Script, in shell: Shell) async {
    for (index, line) in script.lines.enumerated() {
      let text = script.text(of: line)
      let source = script.expectedOutputs == nil ? text : text.dropFirst(2)
      var result = await shell.run(line.statement, waiting: Shell.usualPatience)
      let printed = printer.text(of: result)
      if let outputs = script.expectedOutputs, result.isOK {
        result.error = outputs[index].mismatch(with: printed).map { LineError(.expectation, "\($0)") }
      }
      let isFine = report(result, source, line.number, in: script.name, line.statement)
      if shell.session.hasQuit || !isFine { return }
    }
  }

  // MARK: - Lines that arrive one by one

  private func runStandardInput(in shell: Shell) async {
    var reader = ScriptReader()
    let input = FileHandle.standardInput
    while true {
      switch reader.next() {
      case .line(let line):
        let text = reader.bytes[line.bytes]
        let result = await shell.run(line.statement, waiting: Shell.usualPatience)
        let isFine = report(result, text, line.number, in: "-", line.statement)
        if shell.session.hasQuit || !isFine { return }
      case .invalid(let invalid):
        guard refuse(invalid, reader.bytes[invalid.bytes], in: "-") else { return }
      case .transcript:
        return await runTranscript(from: &reader, input, in: shell)
      case .needsBytes:
        printer.flush()
        let chunk = input.availableData
        if chunk.isEmpty { reader.finish() } else { reader.append(chunk) }
      case .end: return
      }
    }
  }

  private func runTranscript(
    from reader: inout ScriptReader, _ input: FileHandle, in shell: Shell
  ) async {
    let rest = Array(reader.remainder) + [UInt8](input.readDataToEndOfFile())
    do throws(InvalidScript) {
      await run(try Script(rest, name: "-", firstLine: reader.number), in: shell)
    } catch {
      for diagnostic in error.diagnostics { printer.fail("\(diagnostic)\n") }
      note(.usage)
    }
  }

  private func run(
    _ bytes: ArraySlice<UInt8>, number: Int, of name: String, in shell: Shell
  ) async -> Bool {
    var parser = LineParser()
    do throws(SyntaxError) {
      let statement = try parser.parse(Array(bytes).span)
      let result = await shell.run(statement, waiting: Shell.usualPatience)
      return report(result, bytes, number, in: name, statement) && !shell.session.hasQuit
    } catch {
      let invalid = InvalidLine(number: number, bytes: 0..<bytes.count, error: error)
      return refuse(invalid, bytes, in: name)
    }
  }

  // MARK: - Outcomes

  /// Prints what a line gave.
  ///
  /// - Returns: Whether to go on.
  private func report(
    _ result: LineResult, _ text: ArraySlice<UInt8>, _ number: Int, in name: String,
    _ statement: Statement
  ) -> Bool {
    if statement.isSilent { return true }
    printer.print(result, text, number, in: name)
    guard let error = result.error else { return printer.isOpen }
    note(error.code.exitCode)
    return options.keepGoing
  }

  private func refuse(_ invalid: InvalidLine, _ text: ArraySlice<UInt8>, in name: String) -> Bool {
    var result = LineResult()
    result.error = LineError(invalid.error)
    printer.print(result, text, invalid.number, in: name)
    note(.usage)
    return options.keepGoing
  }

  /// The first failure decides how the process ends.
  private func note(_ code: ExitCode) {
    if exitCode == .success { exitCode = code }
  }
}

extension Statement {
  /// Whether the line does nothing and says nothing.
  fileprivate var isSilent: Bool { self == .empty || self == .comment }
}
