// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Shows the faults that have come up, then what a look at the app finds beyond them.
  func showIssues(into result: inout LineResult) {
    let (issues, findings) = (session.issues, session.findings)
    result.print(
      IssueText.lines(issues: issues, findings: findings),
      meaning: [
        "issues": .array(issues.map(IssueText.json)),
        "findings": .array(findings.map(IssueText.json)),
      ])
  }
}

/// Words for faults of an app.
enum IssueText {
  static func lines(issues: [RuntimeIssue], findings: [RuntimeIssue]) -> [String] {
    let noticed = findings.map { visible("\($0)") }
    let raised = issues.isEmpty ? ["no issue"] : issues.map { visible("\($0)") }
    return raised + (noticed.isEmpty ? [] : ["also noticed:"] + noticed)
  }

  static func json(_ issue: RuntimeIssue) -> JSONValue {
    [
      "code": .string(issue.kind.rawValue), "rule": .string(issue.rule),
      "subject": .string(issue.subject), "message": .string(issue.message),
      "remedy": .string(issue.remedy),
    ]
  }
}
