// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension BatchProgram {
  /// Runs scripts in processes of their own, several at a time, and reports them in order.
  ///
  /// The report is that of scripts run one after the other: what a script has printed waits until those
  /// before it have been reported.
  func runInProcesses(_ scripts: [String]) async {
    var waiting = scripts[...]
    var jobs: [ScriptJob] = []
    var hasSignalled = false
    while !jobs.isEmpty || !waiting.isEmpty {
      while jobs.count(where: { !$0.poll() }) < options.jobs, goesOn, let script = waiting.first {
        waiting.removeFirst()
        guard let job = start(script) else { return }
        jobs.append(job)
      }
      while let first = jobs.first, first.poll() {
        jobs.removeFirst()
        report(first)
      }
      if !goesOn {
        waiting = []
        if !hasSignalled { for job in jobs { job.signal(Interruption.signal) } }
        hasSignalled = true
      }
      try? await Task.sleep(for: .milliseconds(2))
    }
  }

  private var goesOn: Bool { Interruption.exitCode == nil && printer.isOpen }

  private func start(_ script: String) -> ScriptJob? {
    do throws(ScriptJob.Failure) {
      return try ScriptJob(script, options)
    } catch {
      refuse("the script \(named(script)) cannot be run: \(error.message)")
      return nil
    }
  }

  private func report(_ job: ScriptJob) {
    job.readOutput { printer.relay($0) }
    job.readErrors { printer.fail($0) }
    let code = job.code ?? ExitCode.command.rawValue
    if let script = job.readOutcome() {
      outcome.append(script, ExitCode(rawValue: code) ?? .command)
    } else {
      noteLost(job.script, code)
    }
    printer.flush()
  }

  /// Tells of a script whose process has ended before it could report.
  private func noteLost(_ script: String, _ code: Int32) {
    let error = LineError(.internal, "Its process ended with code \(code) and no report.")
    if Interruption.exitCode == nil { printer.print(error, of: script) }
    let failure = BatchOutcome.Failure(line: 0, message: error.message)
    outcome.append(
      BatchOutcome.ScriptOutcome(name: script, failures: [failure]),
      ExitCode(rawValue: code) ?? error.code.exitCode)
  }
}
