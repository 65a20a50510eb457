// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Runs lines from scripts, arguments or standard input, without a person.
@MainActor
final class BatchProgram<A: App> {
  private let launcher: ShellLauncher<A>
  private let options: CommandLineOptions
  private var printer: BatchPrinter
  private var outcome = BatchOutcome()
  /// Whether the tasks that the app starts with have been waited for.
  private var hasSettled = false

  init(launcher: ShellLauncher<A>) {
    self.launcher = launcher
    options = launcher.options
    printer = BatchPrinter(json: options.json, echo: options.echo)
    Interruption.watch()
  }

  /// Runs lines given as arguments, in one app.
  func run(lines: [String], _ operands: [String]) async -> ExitCode {
    outcome.begin(script: "-c")
    await inApp(operands) { shell in
      for (index, line) in lines.enumerated() {
        let bytes = Array(line.utf8)
        guard await self.run(bytes, number: index + 1, of: "-c", in: shell) else { break }
      }
    }
    return finish()
  }

  /// Runs scripts in order, each in a fresh app; `-` is standard input.
  func run(_ scripts: [String], _ operands: [String] = []) async -> ExitCode {
    for script in scripts {
      outcome.begin(script: script)
      if script == "-" {
        await runStandardInput(operands)
      } else {
        await run(script: script, operands)
      }
      if Interruption.exitCode != nil || !printer.isOpen { break }
    }
    return finish()
  }

  private func finish() -> ExitCode {
    if case .run = options.action, !options.json, !options.checksOnly {
      printer.say(outcome.summary + "\n")
    }
    for report in options.reports {
      if let problem = outcome.write(report) { refuse(problem) }
    }
    if let problem = printer.flush()?.report(program: launcher.name) {
      printer.fail(problem)
      outcome.note(.command)
    }
    return Interruption.exitCode ?? outcome.exitCode
  }

  private func refuse(_ problem: String) {
    printer.fail("\(launcher.name): \(problem)\n")
    outcome.note(.usage)
  }

  private func inApp(_ operands: [String], _ body: (Shell) async -> Void) async {
    do throws(UsageError) {
      let shell = try await launcher.launch(operands)
      shell.isInterrupted = { Interruption.exitCode != nil }
      shell.onWait = { [unowned self] in self.printer.flush() }
      hasSettled = false
      await body(shell)
      try launcher.saveWindows(of: shell)
    } catch {
      printer.fail(error.report(program: launcher.name))
      outcome.note(.usage)
    }
  }

  // MARK: - Scripts

  /// A file is parsed whole before its first line runs; one without lines asks nothing of an app.
  private func run(script path: String, _ operands: [String]) async {
    let body = { () throws(InputError) in try InputFile.read(path) }
    guard let bytes = read("the script \(named(path))", body),
      let script = parse(bytes, name: path), !options.checksOnly,
      !script.lines.isEmpty || launcher.hasOtherWork
    else { return }
    await inApp(operands) { await self.run(script, in: $0) }
  }

  /// Reads input, with nothing left to flush should a signal come; nil when it cannot be read.
  private func read(_ what: String, _ body: () throws(InputError) -> [UInt8]) -> [UInt8]? {
    printer.flush()
    do throws(InputError) {
      return try Interruption.whileWaiting(body)
    } catch {
      refuse("\(what) cannot be read: \(error)")
      return nil
    }
  }

  private func parse(_ bytes: [UInt8], name: String, firstLine: Int = 1) -> Script? {
    do throws(InvalidScript) {
      return try Script(bytes, name: name, firstLine: firstLine)
    } catch {
      if options.json {
        for invalid in error.lines { _ = refuse(invalid, error.bytes[invalid.bytes], in: name) }
      } else {
        for diagnostic in error.diagnostics { printer.fail("\(diagnostic)\n") }
        outcome.note(.usage)
      }
      return nil
    }
  }

  private func run(_ script: Script, in shell: Shell) async {
    for (index, line) in script.lines.enumerated() {
      let text = script.text(of: line)
      var result = await run(line.statement, in: shell)
      let source = script.expectedOutputs == nil ? text : text.dropFirst(2)
      if result.isOK {
        result.error = script.mismatch(ofLine: index, printing: result.text)
      }
      guard report(result, source, line.number, in: script.name, line.statement) else { return }
      if shell.session.hasQuit { return }
    }
  }

  /// Runs a line; the first one waits until what the app starts with has settled.
  private func run(_ statement: Statement, in shell: Shell) async -> LineResult {
    if statement.isSilent { return LineResult() }
    if !hasSettled {
      hasSettled = true
      if await !shell.settle(within: Shell.usualPatience), shell.isInterrupted() {
        return LineResult(error: .interrupted)
      }
    }
    return await shell.run(statement, waiting: Shell.usualPatience)
  }

  // MARK: - Lines that arrive one by one

  private func runStandardInput(_ operands: [String]) async {
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
    case .line(let line):
      let result = await run(line.statement, in: shell)
      return report(result, reader.bytes[line.bytes], line.number, in: "-", line.statement)
        && !shell.session.hasQuit
    case .invalid(let invalid): return refuse(invalid, reader.bytes[invalid.bytes], in: "-")
    case .transcript:
      guard let more = read("standard input", StandardInput.readToEnd) else { return false }
      let rest = Array(reader.remainder) + more
      let script = parse(rest, name: "-", firstLine: reader.number)
      if let script { await run(script, in: shell) }
      return false
    case .needsBytes:
      guard let chunk = read("standard input", StandardInput.read) else { return false }
      if chunk.isEmpty { reader.finish() } else { reader.append(chunk) }
      return true
    case .end: return false
    }
  }

  private func run(
    _ bytes: [UInt8], number: Int, of name: String, in shell: Shell
  ) async -> Bool {
    var parser = LineParser()
    do throws(SyntaxError) {
      let statement = try parser.parse(bytes.span)
      let result = await run(statement, in: shell)
      return report(result, bytes[...], number, in: name, statement) && !shell.session.hasQuit
    } catch {
      let invalid = InvalidLine(number: number, bytes: 0..<bytes.count, error: error)
      return refuse(invalid, bytes[...], in: name)
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
    if statement.isSilent, !options.json { return true }
    printer.print(result, text, number, in: name)
    if !statement.isSilent { outcome.count(result, line: number) }
    let goesOn = result.isOK || options.keepGoing
    return goesOn && printer.isOpen && Interruption.exitCode == nil
  }

  private func refuse(_ invalid: InvalidLine, _ text: ArraySlice<UInt8>, in name: String) -> Bool {
    var result = LineResult()
    result.error = LineError(invalid.error)
    printer.print(result, text, invalid.number, in: name)
    outcome.count(result, line: invalid.number)
    return options.keepGoing
  }
}

extension Statement {
  /// Whether the line does nothing and says nothing.
  fileprivate var isSilent: Bool { self == .empty || self == .comment }
}
