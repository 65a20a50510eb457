// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a line has changed, as JSON; the kinds and keys are part of the shell's contract.
enum EventJSON {
  static func value(_ event: Report.Event) -> JSONValue {
    switch event {
    case .stateWritten(let write): written(write)
    case .sheetPresented(let sheet): presented("sheetPresented", sheet)
    case .sheetReplaced(let sheet, let old):
      presented("sheetReplaced", sheet, [.init("old", text(old))])
    case .sheetUpdated(let sheet): presented("sheetUpdated", sheet)
    case .sheetDismissed(let sheet): presented("sheetDismissed", sheet)
    case .onDismissRan(let sheet): presented("onDismissRan", sheet)
    case .alertPresented(let title, let window):
      ["kind": "alertPresented", "title": .string(title), "window": .integer(window)]
    case .alertDismissed(let title, let window):
      ["kind": "alertDismissed", "title": .string(title), "window": .integer(window)]
    case .focusMoved(let label, let window):
      ["kind": "focusMoved", "label": .string(orNull: label), "window": .integer(window)]
    case .urlOpened(let url): ["kind": "urlOpened", "url": .string(url)]
    case .itemShared(let item): ["kind": "itemShared", "item": .string(item)]
    case .systemCommand(let title): ["kind": "systemCommand", "title": .string(title)]
    case .commandRefused(let refusal):
      [
        "kind": "commandRefused", "code": .string(refusal.code.rawValue),
        "message": .string(refusal.message),
      ]
    case .issueRaised(let issue):
      [
        "kind": "issueRaised", "issue": .string(issue.kind.rawValue), "rule": .string(issue.rule),
        "subject": .string(issue.subject), "message": .string(issue.message),
      ]
    default: windowOrTask(event)
    }
  }

  private static func windowOrTask(_ event: Report.Event) -> JSONValue {
    switch event {
    case .keyWindowChanged(let window):
      ["kind": "keyWindowChanged", "window": .integer(orNull: window)]
    case .windowOpened(let window, let scene):
      ["kind": "windowOpened", "window": .integer(window), "scene": .string(scene)]
    case .windowClosed(let window): ["kind": "windowClosed", "window": .integer(window)]
    case .windowMinimized(let window): ["kind": "windowMinimized", "window": .integer(window)]
    case .taskStarted(let label, let window): task("taskStarted", label, window)
    case .taskProgressed(let label, let fraction, let window):
      [
        "kind": "taskProgressed", "label": .string(label),
        "fraction": fraction.map(JSONValue.double) ?? .null, "window": .integer(orNull: window),
      ]
    case .taskEnded(let label, let window): task("taskEnded", label, window)
    default: .null
    }
  }

  private static func written(_ write: Report.StateWrite) -> JSONValue {
    [
      "kind": "stateWritten", "key": .string(write.key), "view": .string(write.view),
      "old": text(write.old), "new": text(write.new), "window": .integer(orNull: write.window),
    ]
  }

  private static func presented(
    _ kind: String, _ sheet: Report.Presented, _ more: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [.init("kind", .string(kind)), .init("id", text(sheet.id))] + more
        + [.init("window", .integer(sheet.window))])
  }

  private static func task(_ kind: String, _ label: String, _ window: Int?) -> JSONValue {
    ["kind": .string(kind), "label": .string(label), "window": .integer(orNull: window)]
  }

  private static func text(_ value: DescribedValue) -> JSONValue { .string(orNull: value.text) }
}
