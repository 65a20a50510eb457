// SPDX-License-Identifier: Apache-2.0

/// What running scripts came to, script by script.
struct BatchOutcome {
  /// One script's outcome.
  struct ScriptOutcome {
    let name: String
    var lines = 0
    /// The lines that failed, with why.
    var failures: [(line: Int, message: String)] = []
  }

  private(set) var scripts: [ScriptOutcome] = []
  /// The first failure decides how the process ends.
  private(set) var exitCode = ExitCode.success

  var failed: Bool { exitCode != .success }

  mutating func begin(script: String) { scripts.append(ScriptOutcome(name: script)) }

  /// Counts a line, and notes why it failed if it did.
  mutating func count(_ result: LineResult, line: Int) {
    guard !scripts.isEmpty else { return }
    scripts[scripts.count - 1].lines += 1
    guard let error = result.error else { return }
    scripts[scripts.count - 1].failures.append((error.place?.line ?? line, error.text))
    note(error.code.exitCode)
  }

  mutating func note(_ code: ExitCode) {
    if exitCode == .success { exitCode = code }
    guard !scripts.isEmpty, scripts[scripts.count - 1].failures.isEmpty, code == .usage else {
      return
    }
    scripts[scripts.count - 1].failures.append((0, "The script could not be run."))
  }

  /// One line for a person.
  var summary: String {
    let failures = scripts.count { !$0.failures.isEmpty }
    let lines = scripts.reduce(0) { $0 + $1.lines }
    let unit = lines == 1 ? "line" : "lines"
    return "\(scripts.count - failures) passed, \(failures) failed (\(lines) \(unit))"
  }

  /// Writes a report for a program that shows test results.
  ///
  /// - Returns: What went wrong, if anything did.
  func write(_ report: CommandLineOptions.Report) -> String? {
    let text = report.format == .tap ? tap : junit
    do throws(OutputError) {
      try OutputFile.write(text, to: report.file)
      return nil
    } catch {
      return "the report \(named(report.file)) cannot be written: \(error)"
    }
  }

  /// The outcome in the Test Anything Protocol, version 13.
  private var tap: String {
    var lines = ["TAP version 13", "1..\(scripts.count)"]
    for (index, script) in scripts.enumerated() {
      let verdict = script.failures.isEmpty ? "ok" : "not ok"
      lines.append("\(verdict) \(index + 1) - \(visible(script.name).replacing("#", with: "\\#"))")
      for failure in script.failures { lines.append("# line \(failure.line): \(failure.message)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The outcome as JUnit's XML, a test case a script.
  private var junit: String {
    let failures = scripts.count { !$0.failures.isEmpty }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites tests="\#(scripts.count)" failures="\#(failures)">"#,
      #"  <testsuite name="scripts" tests="\#(scripts.count)" failures="\#(failures)">"#,
    ]
    for script in scripts {
      lines.append(#"    <testcase classname="scripts" name="\#(script.name.escapedForXML)">"#)
      for failure in script.failures {
        let message = failure.message.escapedForXML
        lines.append(
          #"      <failure message="\#(message)">line \#(failure.line): \#(message)</failure>"#)
      }
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text as XML has it, without characters that XML forbids.
  fileprivate var escapedForXML: String {
    visible(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
