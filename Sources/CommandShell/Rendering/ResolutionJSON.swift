// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// How a command would be resolved, as JSON.
struct ResolutionJSON {
  let resolution: CommandResolution

  var value: JSONValue {
    let item = resolution.item
    return [
      "name": .string(item.name), "title": .string(item.title),
      "path": .array(item.path.map(JSONValue.string)),
      "shortcut": .string(orNull: item.shortcut?.described), "enabled": .bool(item.isEnabled),
      "steps": .array(resolution.steps.map(step)),
    ]
  }

  private func step(_ step: CommandResolution.Step) -> JSONValue {
    switch step {
    case .declared(let view): ["step": "declared", "view": .string(view)]
    case .standard: ["step": "standard"]
    case .noWindow: ["step": "noWindow"]
    case .window(let window): json(window)
    case .value(let value): json(value)
    case .sets(let target): json(target)
    case .shortcutTaken(let shortcut, let holder): json(shortcut, holder)
    case .enabled(let missing): ["step": "enabled", "missing": strings(missing)]
    case .disabled(let reason):
      [
        "step": "disabled", "view": .string(orNull: reason.view),
        "missing": strings(reason.missing), "explanation": .string(orNull: reason.explanation),
      ]
    }
  }

  private func json(_ window: CommandResolution.Window) -> JSONValue {
    [
      "step": "window", "number": .integer(window.number), "title": .string(window.title),
      "reason": .string(window.reason.rawValue),
      "presentation": .string(orNull: window.presentation),
    ]
  }

  private func json(_ value: CommandResolution.ReadValue) -> JSONValue {
    [
      "step": "value", "key": .string(value.key), "reader": .string(value.reader),
      "publisher": value.publisher.map(json) ?? .null, "others": .array(value.others.map(json)),
    ]
  }

  private func json(_ publisher: CommandResolution.Publisher) -> JSONValue {
    [
      "view": .string(publisher.view), "window": .integer(publisher.window),
      "level": publisher.isForScene ? "scene" : "view",
      "reads": .string(orNull: publisher.reads.text), "binding": .bool(publisher.isBinding),
    ]
  }

  private func json(_ other: CommandResolution.Other) -> JSONValue {
    [
      "view": .string(other.view), "window": .integer(other.window),
      "reason": .string(other.reason.rawValue), "rule": .string(other.reason.rule),
    ]
  }

  private func json(_ target: CommandResolution.Target) -> JSONValue {
    [
      "step": "sets", "property": .string(target.property), "owner": .string(orNull: target.owner),
      "window": .integer(orNull: target.window), "now": .string(orNull: target.now.text),
      "then": target.then.map { .string(orNull: $0.text) } ?? .null,
      "key": .string(orNull: target.key),
    ]
  }

  private func json(
    _ shortcut: KeyboardShortcut, _ holder: CommandResolution.ShortcutHolder
  ) -> JSONValue {
    switch holder {
    case .control(let label):
      ["step": "shortcutTaken", "shortcut": .string(shortcut.described), "control": .string(label)]
    case .item(let title):
      ["step": "shortcutTaken", "shortcut": .string(shortcut.described), "item": .string(title)]
    }
  }

  private func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
