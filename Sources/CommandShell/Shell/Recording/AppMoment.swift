// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a recording compares to tell what a line has done.
struct AppMoment {
  private let keyWindow: Int?
  private let windowCount: Int
  private let front: PresentationSnapshot?
  private let sheet: String?
  private let fields: [Field]
  private let defaultButton: Element?
  private let values: [(key: String, text: String?)]
  private let dismissals: Int
  private let issueRules: [String]

  /// A field with the label by which an expectation finds it.
  private struct Field {
    let label: ControlLabel
    let value: String
  }

  @MainActor
  init(of session: Session) {
    let window = session.keyWindow
    let elements = (window?.front ?? []).flattened
    keyWindow = window?.number
    windowCount = session.windowCount
    front = window?.presentations.last
    sheet = window?.presentations.last { !$0.kind.isAlert }?.id
    fields = AppMoment.fields(among: elements)
    defaultButton = elements.first { $0.isButton && $0.action == .default }
    values = session.focusedValues.map { ($0.key, $0.reads.text) }
    dismissals = session.dismissals
    issueRules = session.issues.map(\.rule)
  }

  private static func fields(among elements: [Element]) -> [Field] {
    var counts: [String: Int] = [:]
    return elements.filter(\.isField).compactMap { element in
      let folded = FormField.folded(element.label)
      counts[folded, default: 0] += 1
      guard !folded.isEmpty, element.role != .secureField else { return nil }
      return Field(
        label: ControlLabel(element.label, ordinal: counts[folded] ?? 1), value: element.value ?? ""
      )
    }
  }
}

extension AppMoment {
  /// The expectations that say what is different from a moment before, and nothing else.
  func expectations(since before: AppMoment) -> [Expectation] {
    let windows = windowExpectations(since: before)
    let presented = presentationExpectations(since: before)
    let isSameFront = keyWindow == before.keyWindow && front?.id == before.front?.id
    let inside = isSameFront ? contentExpectations(since: before) : []
    return windows + presented + inside + countExpectations(since: before)
  }

  private func windowExpectations(since before: AppMoment) -> [Expectation] {
    var found: [Expectation] = []
    if windowCount != before.windowCount {
      found.append(windowCount == 0 ? .noWindow : .windows(windowCount))
    }
    if let keyWindow, keyWindow != before.keyWindow {
      found.append(.keyWindow(.number(keyWindow)))
    }
    return found
  }

  private func presentationExpectations(since before: AppMoment) -> [Expectation] {
    guard keyWindow != nil else { return [] }
    var found: [Expectation] = []
    let isElsewhere = keyWindow != before.keyWindow
    if sheet != before.sheet || (isElsewhere && sheet != nil) {
      found.append(sheet.map(Expectation.sheet) ?? .noSheet)
    }
    return found + alertExpectations(since: before)
  }

  private func alertExpectations(since before: AppMoment) -> [Expectation] {
    guard let alert = front, alert.kind.isAlert else {
      return before.front?.kind.isAlert == true && keyWindow == before.keyWindow ? [.noAlert] : []
    }
    guard alert.id != before.front?.id else { return [] }
    return [.alert(title: alert.id)] + alert.content.shownTexts.prefix(1).map(Expectation.text)
  }

  /// What has changed on the surface that was in front before, too.
  private func contentExpectations(since before: AppMoment) -> [Expectation] {
    var found: [Expectation] = []
    for field in fields {
      let old = before.fields.first { $0.label == field.label }?.value
      if old != field.value { found.append(.field(field.label, text: field.value)) }
    }
    if let button = defaultButton, let old = before.defaultButton, button.label == old.label,
      button.isEnabled != old.isEnabled
    {
      found.append(.button(ControlLabel(button.label), isEnabled: button.isEnabled))
    }
    for (key, text) in values {
      let old = before.values.first { $0.key == key }
      if let text, let old, old.text != text { found.append(.value(key: key, text: text)) }
    }
    return found
  }

  private func countExpectations(since before: AppMoment) -> [Expectation] {
    var found: [Expectation] = []
    if dismissals != before.dismissals { found.append(.dismissed(dismissals)) }
    for rule in issueRules.dropFirst(before.issueRules.count)
    where !found.contains(.issue(rule: rule)) {
      found.append(.issue(rule: rule))
    }
    return found
  }

  /// The expectations that hold for the session as a whole.
  var closing: [Expectation] { issueRules.isEmpty ? [.noIssue] : [] }
}
