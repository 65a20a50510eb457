// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The forms of `:expect`.
  static let expectationForms = [
    VerbForm("sheet", takes: [Parameter("ID", .sheet)]) { .expect(.sheet($0[0].text)) },
    VerbForm("no", "sheet") { _ in .expect(.noSheet) },
    VerbForm("key", takes: [.window]) { arguments throws(SyntaxError) in
      .expect(.keyWindow(try arguments[0].windowReference()))
    },
    VerbForm("no", "window") { _ in .expect(.noWindow) },
    VerbForm("windows", takes: [Parameter("N", .count)]) { arguments throws(SyntaxError) in
      .expect(.windows(try arguments[0].count(atLeast: 0, of: "windows")))
    },
    VerbForm("enabled", takes: [.command]) { arguments throws(SyntaxError) in
      .expect(.enabled(try arguments[0].commandName()))
    },
    VerbForm("disabled", takes: [.command]) { arguments throws(SyntaxError) in
      .expect(.disabled(try arguments[0].commandName()))
    },
    VerbForm("value", takes: [.focusedValue, expectedText]) {
      .expect(.value(key: $0[0].text, text: $0[1].text))
    },
    VerbForm("no", "value", takes: [.focusedValue]) { .expect(.noValue(key: $0[0].text)) },
    VerbForm("field", takes: [.label, expectedText]) { arguments throws(SyntaxError) in
      .expect(.field(try arguments[0].controlLabel(), text: arguments[1].text))
    },
    VerbForm("button", takes: [.label, enabledOrNot]) { arguments throws(SyntaxError) in
      let state = try arguments[1].choice(of: buttonStates, "state of a button")
      return .expect(.button(try arguments[0].controlLabel(), isEnabled: state == "enabled"))
    },
    VerbForm("text", takes: [expectedText]) { .expect(.text($0[0].text)) },
    VerbForm("dismissed", takes: [Parameter("N", .count)]) { arguments throws(SyntaxError) in
      .expect(.dismissed(try arguments[0].count(atLeast: 0, of: "dismissals")))
    },
    VerbForm("issue", takes: [Parameter("RULE", .rule)]) { .expect(.issue(rule: $0[0].text)) },
    VerbForm("no", "issue") { _ in .expect(.noIssue) },
  ]

  private static let expectedText = Parameter("TEXT", .text)
  private static let buttonStates = ["enabled", "disabled"]
  private static let enabledOrNot = Parameter("enabled|disabled", .keyword(buttonStates))
}
