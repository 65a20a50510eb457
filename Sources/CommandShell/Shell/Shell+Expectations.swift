// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Checks an expectation; one that fails says what was expected, what was found and what is near.
  func check(_ expectation: Expectation) throws(LineError) {
    switch expectation {
    case .sheet(let id):
      try expect("the sheet \(named(id))", id, found: frontSheet, among: sheetIDs)
    case .noSheet: try expectNone("no sheet", found: frontSheet.map { "the sheet \(named($0))" })
    case .alert(let title):
      try expect("the alert \(named(title))", title, found: frontAlert, among: alertTitles)
    case .noAlert: try expectNone("no alert", found: frontAlert.map { "the alert \(named($0))" })
    case .keyWindow(let reference): try checkKey(reference)
    case .noWindow:
      try expectNone("no window", found: session.windowCount == 0 ? nil : "\(session.windowCount)")
    case .windows(let count): try expect(count, "windows", found: session.windowCount)
    case .enabled(let name): try checkCommand(name, isEnabled: true)
    case .disabled(let name): try checkCommand(name, isEnabled: false)
    case .value(let key, let text): try checkValue(key, text)
    case .noValue(let key):
      try expectNone("no value \(named(key))", found: value(of: key).map { named($0) })
    case .field(let label, let text): try checkField(label, text)
    case .button(let label, let isEnabled): try checkButton(label, isEnabled)
    case .text(let text): try checkText(text)
    case .dismissed(let count): try expect(count, "dismissals", found: session.dismissals)
    case .issue(let rule): try checkIssue(rule)
    case .noIssue:
      try expectNone("no issue", found: session.issues.first.map { "\($0)" })
    }
  }

  // MARK: - Verdicts

  private func failed(
    _ expected: String, found: String, near candidates: [String] = []
  ) -> LineError {
    LineError(.expectation, "Expected \(expected), found \(found).", candidates: candidates)
  }

  private func expect(
    _ expected: @autoclosure () -> String, _ wanted: String, found: String?,
    among candidates: @autoclosure () -> [String]
  ) throws(LineError) {
    guard found != wanted else { return }
    throw failed(
      expected(), found: found.map { named($0) } ?? "none",
      near: nearestNames(to: wanted, in: candidates()))
  }

  private func expect(_ count: Int, _ what: String, found: Int) throws(LineError) {
    if count != found { throw failed("\(count) \(what)", found: "\(found)") }
  }

  private func expectNone(_ expected: String, found: String?) throws(LineError) {
    if let found { throw failed(expected, found: found) }
  }

  // MARK: - What is there

  private var sheetIDs: [String] { session.presented.map(\.id) }

  private var frontSheet: String? { session.presented.last { !$0.kind.isAlert }?.id }

  /// An alert is in front of all else, so that there is one or none.
  private var frontAlert: String? {
    session.presented.last.flatMap { $0.kind.isAlert ? $0.id : nil }
  }

  private var alertTitles: [String] { session.presented.filter(\.kind.isAlert).map(\.id) }

  private func value(of key: String) -> String? {
    session.focusedValues.first { $0.key == key }?.reads.text
  }

  private func checkKey(_ reference: WindowReference) throws(LineError) {
    guard let key = session.keyWindow else { throw failed("a key window", found: "no window") }
    let matches =
      switch reference {
      case .number(let number): key.number == number
      case .title(let title): key.title == title
      }
    guard !matches else { return }
    throw failed(
      "window \(reference.source) to be key", found: "window \(key.number) \(named(key.title))")
  }

  private func checkCommand(_ typed: String, isEnabled: Bool) throws(LineError) {
    let name = try existingCommand(typed)
    let items = session.menuBar.allItems.filter { $0.name == name }
    guard !items.contains(where: { $0.isEnabled == isEnabled }) else { return }
    throw failed(
      "\":\(name)\" to be \(isEnabled ? "enabled" : "disabled")",
      found: "it \(isEnabled ? "disabled" : "enabled")")
  }

  private func checkValue(_ key: String, _ text: String) throws(LineError) {
    let values = session.focusedValues
    guard let value = values.first(where: { $0.key == key }) else {
      throw failed(
        "the value \(named(key)) to be \(named(text))", found: "no such value",
        near: values.map(\.key))
    }
    let found = value.reads.text
    guard found != text else { return }
    throw failed("\(named(key)) to be \(named(text))", found: found.map { named($0) } ?? "nil")
  }

  private func checkField(_ label: ControlLabel, _ text: String) throws(LineError) {
    let element = try control(label, "field", where: \.isField)
    guard element.role != .secureField else {
      throw failed(
        "the field \(named(label.text)) to be \(named(text))", found: "a secret, never shown")
    }
    let found = element.value ?? ""
    if found != text {
      throw failed("\(named(label.text)) to be \(named(text))", found: named(found))
    }
  }

  private func checkButton(_ label: ControlLabel, _ isEnabled: Bool) throws(LineError) {
    let element = try control(label, "button", where: \.isButton)
    guard element.isEnabled != isEnabled else { return }
    throw failed(
      "the button \(named(label.text)) to be \(isEnabled ? "enabled" : "disabled")",
      found: "it \(isEnabled ? "disabled" : "enabled")")
  }

  private func control(
    _ label: ControlLabel, _ what: String, where isWanted: (Element) -> Bool
  ) throws(LineError) -> Element {
    let matches = shownElements.named(label.text, where: isWanted)
    if matches.indices.contains(label.ordinal - 1) { return matches[label.ordinal - 1] }
    throw failed(
      "a \(what) \(named(label.text))", found: "none",
      near: nearestNames(to: label.text, in: shownElements.filter(isWanted).map(\.label)))
  }

  private func checkText(_ text: String) throws(LineError) {
    guard !shownElements.contains(where: { $0.label == text || $0.value == text }) else { return }
    throw failed(
      "the text \(named(text))", found: "none",
      near: nearestNames(to: text, in: session.frontElements.shownTexts))
  }

  /// An issue by its rule or its code, among those that have come up and what a look finds.
  private func checkIssue(_ wanted: String) throws(LineError) {
    let all = session.issues + session.findings
    guard !all.contains(where: { $0.rule == wanted || $0.kind.rawValue == wanted }) else { return }
    let found = all.map { "\($0.rule) (\($0.kind.rawValue))" }.joined(separator: ", ")
    throw failed("an issue of rule \(wanted)", found: found.isEmpty ? "none" : found)
  }
}
