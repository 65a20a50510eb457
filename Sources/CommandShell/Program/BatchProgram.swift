// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Runs lines from scripts, arguments or standard input, without a person.
@MainActor
final class BatchProgram<A: App> {
  let launcher: ShellLauncher<A>
  let options: CommandLineOptions
  var printer: BatchPrinter
  var outcome = BatchOutcome()
  /// Whether standard input has held a request, so that the app goes on between lines.
  var isControlled = false
  /// What the request that is being answered is known by.
  var runningRequest: JSONValue?
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
        guard await self.run(bytes[...], number: index + 1, of: "-c", in: shell) else { break }
      }
    }
    return finish()
  }

  /// Runs scripts in order, each in a fresh app; `-` is standard input.
  func run(_ scripts: [String], _ operands: [String] = []) async -> ExitCode {
    if options.jobs > 1, scripts.count > 1 {
      await runInProcesses(scripts)
      return finish()
    }
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
    if let code = Interruption.exitCode { outcome.end(by: code) }
    if case .run = options.action, !options.json, !options.checksOnly, options.sumsUp {
      printer.say(outcome.summary + "\n")
    }
    if let problem = printer.flush()?.report(program: launcher.name) {
      printer.fail(problem)
      outcome.note(.command)
    }
    for report in options.reports {
      if let problem = outcome.write(report) { refuse(problem) }
    }
    return Interruption.exitCode ?? outcome.exitCode
  }

  /// Tells of a problem that has nothing to do with a line.
  func refuse(_ problem: String) {
    printer.fail("\(launcher.name): \(problem)\n")
    outcome.note(.usage)
  }

  /// Runs a body with a fresh app.
  func inApp(_ operands: [String], _ body: (Shell) async -> Void) async {
    do throws(UsageError) {
      let shell = try await launcher.launch(operands)
      shell.isInterrupted = { Interruption.exitCode != nil }
      shell.onWait = { [unowned self] in self.printer.flush() }
      hasSettled = false
      await body(shell)
      finish(shell)
      try launcher.saveWindows(of: shell)
    } catch {
      printer.fail(error.report(program: launcher.name))
      outcome.note(.usage)
    }
  }

  private func finish(_ shell: Shell) {
    if let problem = shell.endRecording() { refuse(problem) }
    if Interruption.exitCode != nil { outcome.noteCutOff("A signal has ended the script.") }
    if !printer.isOpen {
      outcome.noteCutOff("Standard output took no more of what the script printed.")
    }
    outcome.note(issues: shell.session.issues.map { visible("\($0)") })
  }

  // MARK: - Lines

  /// Runs a statement; the first one waits until what the app starts with has settled.
  func run(
    _ statement: Statement, in shell: Shell, patience: Duration? = Shell.usualPatience
  ) async -> LineResult {
    if statement.isSilent { return LineResult() }
    if !hasSettled, let error = await settleFirst(shell) { return LineResult(error: error) }
    return await shell.run(statement, waiting: patience)
  }

  /// Waits until what the app starts with has settled, the first time.
  ///
  /// - Returns: The error of a line that a signal has kept from running.
  func settleFirst(_ shell: Shell) async -> LineError? {
    guard !hasSettled else { return nil }
    hasSettled = true
    let isSettled = await shell.settle(within: Shell.usualPatience)
    return !isSettled && shell.isInterrupted() ? .interrupted : nil
  }

  /// Parses and runs a line.
  ///
  /// - Returns: Whether to go on.
  func run(
    _ bytes: ArraySlice<UInt8>, number: Int, of name: String, in shell: Shell, id: JSONValue? = nil,
    patience: Duration? = Shell.usualPatience
  ) async -> Bool {
    var parser = LineParser()
    do throws(SyntaxError) {
      let statement = try parser.parse(bytes.span)
      let result = await run(statement, in: shell, patience: patience)
      let input = BatchPrinter.Input(bytes, number, in: name, id: id)
      return report(result, input, statement, in: shell) && !shell.session.hasQuit
    } catch {
      return refuse(LineError(error), BatchPrinter.Input(bytes, number, in: name, id: id))
    }
  }

  // MARK: - Outcomes

  /// Prints what a line gave.
  ///
  /// - Returns: Whether to go on.
  func report(
    _ result: LineResult, _ input: BatchPrinter.Input, _ statement: Statement, in shell: Shell
  ) -> Bool {
    if statement.isSilent, !options.json { return true }
    let issues = result.isOK ? [] : shell.session.issues
    printer.print(result, input, issues: issues.map { visible("\($0)") })
    if !statement.isSilent { outcome.count(result, line: input.number) }
    return goesOn(after: result)
  }

  /// Whether another line is to be run.
  func goesOn(after result: LineResult) -> Bool {
    let goesOn = result.isOK || options.keepGoing
    return goesOn && printer.isOpen && Interruption.exitCode == nil
  }

  /// Prints why a line was not run.
  ///
  /// - Returns: Whether to go on.
  func refuse(_ error: LineError, _ input: BatchPrinter.Input) -> Bool {
    let result = LineResult(error: error)
    printer.print(result, input)
    outcome.count(result, line: input.number)
    return options.keepGoing
  }
}

extension Statement {
  /// Whether the line does nothing and says nothing.
  var isSilent: Bool {
    switch self {
    case .empty, .comment: true
    default: false
    }
  }
}
