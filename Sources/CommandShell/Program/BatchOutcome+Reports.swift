// SPDX-License-Identifier: Apache-2.0

extension BatchOutcome {
  /// Writes a report for a program that shows test results.
  ///
  /// - Returns: What went wrong, if anything did.
  func write(_ report: CommandLineOptions.Report) -> String? {
    let text =
      switch report.format {
      case .tap: tap
      case .junit: junit
      case .json: "\(json)\n"
      }
    do throws(OutputError) {
      try OutputFile.write(text, to: report.file)
      return nil
    } catch {
      return "the report \(named(report.file)) cannot be written: \(error)"
    }
  }

  // MARK: - TAP

  /// The outcome in the Test Anything Protocol, version 13.
  private var tap: String {
    var lines = ["TAP version 13", "1..\(scripts.count)"]
    for (index, script) in scripts.enumerated() {
      let name = visible(script.name).replacing("#", with: "\\#")
      lines.append("\(script.passed ? "ok" : "not ok") \(index + 1) - \(name)")
      if !script.passed { lines += diagnostics(script) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What went wrong in a script, as the YAML block that TAP has for it; JSON's strings are YAML's too.
  private func diagnostics(_ script: ScriptOutcome) -> [String] {
    var lines = ["  ---", "  failures:"]
    for failure in script.failures {
      lines += [
        "    - line: \(failure.line)", "      message: \(JSONValue.string(failure.message))",
      ]
      lines += block("      details:", failure.details)
    }
    return lines + block("  issues:", script.issues) + ["  ..."]
  }

  private func block(_ key: String, _ texts: [String]) -> [String] {
    let indent = String(key.prefix { $0 == " " }) + "  - "
    return texts.isEmpty ? [] : [key] + texts.map { indent + "\(JSONValue.string($0))" }
  }

  // MARK: - JUnit

  /// The outcome as JUnit's XML, a test case a script.
  private var junit: String {
    let failures = scripts.count { !$0.passed }
    let counts = #"tests="\#(scripts.count)" failures="\#(failures)" errors="0" skipped="0""#
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
        #"  <testsuite name="scripts" \#(counts)>"#,
      ] + scripts.flatMap(testCase) + ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func testCase(_ script: ScriptOutcome) -> [String] {
    let opening = #"<testcase classname="scripts" name="\#(script.name.escapedForXML)""#
    let issues = script.issues.map(\.escapedForXML).joined(separator: "\n")
    let output = issues.isEmpty ? [] : ["      <system-err>\(issues)</system-err>"]
    let inside = failure(of: script) + output
    return inside.isEmpty
      ? ["    \(opening)/>"] : ["    \(opening)>"] + inside + ["    </testcase>"]
  }

  /// Consumers take one failure a test case, so all that failed in a script is one.
  private func failure(of script: ScriptOutcome) -> [String] {
    guard let first = script.failures.first else { return [] }
    let text = script.failures.flatMap { [$0.text] + $0.details }
    return [
      #"      <failure type="script" message="\#(first.text.escapedForXML)">"#
        + text.map(\.escapedForXML).joined(separator: "\n") + "</failure>"
    ]
  }

  // MARK: - JSON

  /// The outcome as JSON; see `Documentation/Schemas/report.schema.json`.
  var json: JSONValue {
    [
      "exitCode": .integer(Int(exitCode.rawValue)),
      "scripts": .array(
        scripts.map { script in
          [
            "name": .string(script.name), "passed": .bool(script.passed),
            "lines": .integer(script.lines), "failures": .array(script.failures.map(\.json)),
            "issues": .array(script.issues.map(JSONValue.string)),
          ]
        }),
    ]
  }
}

extension BatchOutcome.Failure {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line), "message": .string(message),
      "details": .array(details.map(JSONValue.string)),
    ]
  }

  /// Reads a failure out of a report; nil when it is none.
  init?(_ json: JSONValue) {
    guard let line = json["line"]?.wholeNumber, let message = json["message"]?.text else {
      return nil
    }
    let details = json["details"]?.elements ?? []
    self.init(line: line, message: message, details: details.compactMap(\.text))
  }
}

extension BatchOutcome.ScriptOutcome {
  /// Reads the first script's outcome out of a report; nil when there is none.
  init?(report: JSONValue) {
    guard let script = report["scripts"]?.elements?.first, let name = script["name"]?.text,
      let lines = script["lines"]?.wholeNumber
    else { return nil }
    let failures = script["failures"]?.elements ?? []
    let issues = script["issues"]?.elements ?? []
    self.init(
      name: name, lines: lines, failures: failures.compactMap(BatchOutcome.Failure.init),
      issues: issues.compactMap(\.text))
  }
}

extension String {
  /// The text as XML has it, without characters that XML forbids.
  fileprivate var escapedForXML: String {
    visible(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
