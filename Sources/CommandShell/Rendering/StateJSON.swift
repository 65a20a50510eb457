// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The whole state of an app as JSON; the keys are part of the shell's contract.
@MainActor
struct StateJSON {
  let session: Session

  var value: JSONValue {
    [
      "keyWindow": .integer(orNull: session.keyWindowNumber),
      "windows": .array(session.windowSnapshots.map(window)),
      "focusedValues": .object(session.focusedValues.map(focusedValue)),
      "menus": .array(session.menuBar.menus.map(menu)), "dismissals": .integer(session.dismissals),
      "issues": .array(session.issues.map(IssueText.json)),
    ]
  }

  private func window(_ window: WindowSnapshot) -> JSONValue {
    let (alerts, sheets) = (
      window.presentations.filter(\.kind.isAlert), window.presentations.filter { !$0.kind.isAlert }
    )
    return .object(
      [
        .init("number", .integer(window.number)), .init("title", .string(window.title)),
        .init("scene", .string(window.scene)), .init("key", .bool(window.isKey)),
        .init("minimized", .bool(window.isMinimized)), .init("sheets", .array(sheets.map(sheet))),
        .init("alerts", .array(alerts.map(alert))),
      ] + content(window.content))
  }

  private func sheet(_ sheet: PresentationSnapshot) -> JSONValue {
    .object(
      [
        .init("id", .string(sheet.id)), .init("title", .string(sheet.title)),
        .init("kind", .string(sheet.kind.rawValue)),
      ] + content(sheet.content))
  }

  private func alert(_ alert: PresentationSnapshot) -> JSONValue {
    let message = alert.content.shownTexts.joined(separator: " ")
    return .object(
      [
        .init("title", .string(alert.title)), .init("message", .string(message)),
        .init("kind", .string(alert.kind.rawValue)),
      ] + content(alert.content))
  }

  private func content(_ elements: [Element]) -> [JSONValue.Member] {
    let all = elements.flattened
    return [
      .init("fields", .array(all.filter(\.isField).map(field))),
      .init("buttons", .array(all.filter(\.isButton).map(button))),
      .init("texts", .array(elements.shownTexts.map(JSONValue.string))),
    ]
  }

  private func field(_ element: Element) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .string(element.label)), .init("kind", .string(element.fieldKind)),
      .init("value", .string(orNull: element.value)), .init("focused", .bool(element.isFocused)),
      .init("enabled", .bool(element.isEnabled)),
    ]
    if element.role == .picker {
      members.append(.init("choices", .array(element.choices.map(JSONValue.string))))
    }
    return .object(members)
  }

  private func button(_ element: Element) -> JSONValue {
    [
      "label": .string(element.label), "enabled": .bool(element.isEnabled),
      "role": .string(orNull: element.action?.rawValue),
    ]
  }

  private func focusedValue(_ value: FocusedValueSnapshot) -> JSONValue.Member {
    .init(
      value.key,
      [
        "window": .integer(value.window), "reads": .string(orNull: value.reads.text),
        "state": .string(orNull: value.state?.text),
      ])
  }

  private func menu(_ menu: MenuBar.Menu) -> JSONValue {
    ["title": .string(menu.title), "items": .array(menu.items.map(item))]
  }

  private func item(_ item: MenuBar.Item) -> JSONValue {
    if item.isDivider { return ["divider": true] }
    var members: [JSONValue.Member] = [
      .init("name", .string(item.name)), .init("title", .string(item.title)),
      .init("shortcut", .string(orNull: item.shortcut?.described)),
      .init("enabled", .bool(item.isEnabled)), .init("on", item.isOn.map(JSONValue.bool) ?? .null),
    ]
    if let items = item.items { members.append(.init("items", .array(items.map(self.item)))) }
    return .object(members)
  }
}

extension Element {
  /// The kind of field as the contract names it.
  fileprivate var fieldKind: String {
    switch role {
    case .secureField: "secure"
    case .textEditor: "editor"
    case .toggle: "toggle"
    case .picker: "picker"
    case .datePicker: "date"
    case .stepper: "stepper"
    case .slider: "slider"
    default: "text"
    }
  }
}
