// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The forms of `:expect`.
  static let expectationForms = [
    VerbForm("sheet", takes: [Parameter("ID", .sheet)], means: "the front sheet has this id") {
      .expect(.sheet($0[0].text))
    },
    VerbForm("no", "sheet", means: "no sheet is up on the key window") { _ in .expect(.noSheet) },
    VerbForm(
      "alert", takes: [Parameter("TITLE", .text)],
      means: "an alert of this title is in front"
    ) {
      .expect(.alert(title: $0[0].text))
    },
    VerbForm("no", "alert", means: "no alert or dialog is in front") { _ in .expect(.noAlert) },
    VerbForm("key", takes: [.window], means: "this window is key") {
      arguments throws(SyntaxError) in
      .expect(.keyWindow(try arguments[0].windowReference()))
    },
    VerbForm("no", "window", means: "no window is open") { _ in .expect(.noWindow) },
    VerbForm("windows", takes: [Parameter("N", .count)], means: "so many windows are open") {
      arguments throws(SyntaxError) in
      .expect(.windows(try arguments[0].count(atLeast: 0, of: "windows")))
    },
    VerbForm("enabled", takes: [.command], means: "this command may be chosen now") {
      arguments throws(SyntaxError) in
      .expect(.enabled(try arguments[0].commandName()))
    },
    VerbForm("disabled", takes: [.command], means: "this command may not be chosen now") {
      arguments throws(SyntaxError) in
      .expect(.disabled(try arguments[0].commandName()))
    },
    VerbForm(
      "value", takes: [.focusedValue, expectedText], means: "menus read TEXT from this value"
    ) {
      .expect(.value(key: $0[0].text, text: $0[1].text))
    },
    VerbForm("no", "value", takes: [.focusedValue], means: "nothing in focus publishes this value")
    { .expect(.noValue(key: $0[0].text)) },
    VerbForm("field", takes: [.label, expectedText], means: "this field holds TEXT and no more") {
      arguments throws(SyntaxError) in
      .expect(.field(try arguments[0].controlLabel(), text: arguments[1].text))
    },
    VerbForm("button", takes: [.label, enabledOrNot], means: "whether this button can be pressed") {
      arguments throws(SyntaxError) in
      let state = try arguments[1].choice(of: buttonStates, "state of a button")
      return .expect(.button(try arguments[0].controlLabel(), isEnabled: state == "enabled"))
    },
    VerbForm("text", takes: [expectedText], means: "something in front shows TEXT") {
      .expect(.text($0[0].text))
    },
    VerbForm("dismissed", takes: [Parameter("N", .count)], means: "onDismiss has run so many times")
    { arguments throws(SyntaxError) in
      .expect(.dismissed(try arguments[0].count(atLeast: 0, of: "dismissals")))
    },
    VerbForm("issue", takes: [Parameter("RULE", .rule)], means: "the app has broken this rule") {
      .expect(.issue(rule: $0[0].text))
    },
    VerbForm("no", "issue", means: "the app has broken no rule") { _ in .expect(.noIssue) },
  ]

  private static let expectedText = Parameter("TEXT", .text)
  private static let buttonStates = ["enabled", "disabled"]
  private static let enabledOrNot = Parameter("enabled|disabled", .keyword(buttonStates))
}
