// SPDX-License-Identifier: Apache-2.0

/// What running scripts came to, script by script.
struct BatchOutcome {
  /// One script's outcome.
  struct ScriptOutcome: Hashable, Sendable {
    let name: String
    var lines = 0
    /// The lines that failed, with why.
    var failures: [Failure] = []
    /// The runtime issues that the app has raised, in one line each.
    var issues: [String] = []

    var passed: Bool { failures.isEmpty }
  }

  /// A line that failed.
  struct Failure: Hashable, Sendable {
    /// The line's number; 0 for the script as a whole.
    let line: Int
    let message: String
    /// Lines that say more, such as where output departs from what was expected.
    var details: [String] = []

    /// The failure in one line.
    var text: String { line == 0 ? message : "line \(line): \(message)" }
  }

  private(set) var scripts: [ScriptOutcome] = []
  /// The first failure decides how the process ends.
  private(set) var exitCode = ExitCode.success

  mutating func begin(script: String) { scripts.append(ScriptOutcome(name: script)) }

  /// Counts a line, and notes why it failed if it did.
  mutating func count(_ result: LineResult, line: Int) {
    guard !scripts.isEmpty else { return }
    scripts[scripts.count - 1].lines += 1
    guard let error = result.error else { return }
    let failure = Failure(
      line: error.place?.line ?? line, message: error.text, details: error.diff)
    scripts[scripts.count - 1].failures.append(failure)
    note(error.code.exitCode)
  }

  /// Notes the runtime issues that the script's app has raised.
  mutating func note(issues: [String]) {
    guard !scripts.isEmpty else { return }
    scripts[scripts.count - 1].issues += issues
  }

  mutating func note(_ code: ExitCode) {
    if exitCode == .success { exitCode = code }
    guard let script = scripts.last, script.passed, code == .usage else { return }
    scripts[scripts.count - 1].failures.append(
      Failure(line: 0, message: "The script could not be run."))
  }

  /// Notes what has cut off the script that ran, which has not passed then, whatever its lines gave.
  mutating func noteCutOff(_ message: String) {
    guard let script = scripts.last, script.passed else { return }
    scripts[scripts.count - 1].failures.append(Failure(line: 0, message: message))
  }

  /// Notes that a signal decides how the process ends.
  mutating func end(by code: ExitCode) { exitCode = code }

  /// Adds the outcome of a script that another process has run.
  mutating func append(_ script: ScriptOutcome, _ code: ExitCode) {
    scripts.append(script)
    if exitCode == .success { exitCode = code }
  }

  /// One line for a person.
  var summary: String {
    let failures = scripts.count { !$0.passed }
    let lines = scripts.reduce(0) { $0 + $1.lines }
    let issues = scripts.reduce(0) { $0 + $1.issues.count }
    var counts = [counted(lines, "line")]
    if issues > 0 { counts.append(counted(issues, "runtime issue")) }
    return
      "\(scripts.count - failures) passed, \(failures) failed (\(counts.joined(separator: ", ")))"
  }

  private func counted(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
