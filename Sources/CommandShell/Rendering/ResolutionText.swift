// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// How a command would be resolved, as lines for a person.
struct ResolutionText {
  let resolution: CommandResolution

  var lines: [String] { resolution.steps.flatMap(lines) }

  private var title: String { visible(resolution.item.title) }

  private func lines(_ step: CommandResolution.Step) -> [String] {
    switch step {
    case .declared(let view): ["\(item), from \(visible(view))"]
    case .standard: ["\(item), a standard item"]
    case .window(let window): [text(window)]
    case .noWindow: ["no window is open whose values it could see"]
    case .value(let value): lines(value)
    case .sets(let target): ["  choosing it sets \(text(target))"]
    case .shortcutTaken(let shortcut, let holder):
      ["\(visible(shortcut.described)) does not reach it: \(text(holder)) has it first"]
    case .enabled(let missing): [enabled(missing)]
    case .disabled(let reason): [text(reason)]
    }
  }

  private var item: String {
    let place = visible(resolution.item.path.joined(separator: " > "))
    let shortcut = resolution.item.shortcut.map { ", \(visible($0.described))" } ?? ""
    return ":\(visible(resolution.item.name)) is \(place)\(shortcut)"
  }

  private func text(_ window: CommandResolution.Window) -> String {
    let reason =
      switch window.reason {
      case .key: "the key window"
      case .behindUtilityWindow: "the one behind the window of tools"
      case .beforeHiding: "key before the app was hidden"
      }
    let front = window.presentation.map { ", behind \(visible($0))" } ?? ""
    return "menus see window \(window.number) \(visible(window.title)), \(reason)\(front)"
  }

  // MARK: - Values

  private func lines(_ value: CommandResolution.ReadValue) -> [String] {
    let key = visible(value.key)
    let counting = value.others.isEmpty ? "" : "that counts "
    let first =
      value.publisher.map { publisher in
        "\(key): \(visible(publisher.view)) in window \(publisher.window) publishes it for "
          + "\(publisher.isForScene ? "the whole scene" : "keyboard focus inside it"); it reads "
          + ValueText.text(publisher.reads)
      } ?? "\(key): nil, since nothing \(counting)publishes it now"
    return [first] + value.others.map { "  " + text($0) }
  }

  private func text(_ other: CommandResolution.Other) -> String {
    "\(visible(other.view)) in window \(other.window) publishes it too, but \(other.reason.words)"
      + " (\(other.reason.rule))"
  }

  private func text(_ target: CommandResolution.Target) -> String {
    let owner = target.owner.map { " of \(visible($0))" } ?? ""
    let place = target.window.map { " in window \($0)" } ?? ""
    let change = target.then.map { " → \(ValueText.text($0))" } ?? ""
    return "\(visible(target.property))\(owner)\(place), \(ValueText.text(target.now)) now\(change)"
  }

  // MARK: - The outcome

  private func text(_ holder: CommandResolution.ShortcutHolder) -> String {
    switch holder {
    case .control(let label): "\(visible(label)) in the key window"
    case .item(let title): "the menu item \(visible(title))"
    }
  }

  private func enabled(_ missing: [String]) -> String {
    guard !missing.isEmpty else { return "enabled: choosing it runs it now" }
    return "enabled, although \(listed(missing.map(visible), "and")) \(missing.areWord) nil: "
      + "choosing it may do nothing (F8)"
  }

  private func text(_ reason: CommandResolution.Disabled) -> String {
    let explanation = reason.explanation.map { ": \(visible($0))" } ?? ""
    guard let view = reason.view.map(visible) else { return "disabled\(explanation)" }
    let missing = reason.missing
    let why =
      missing.isEmpty
      ? ", although everything that it reads is there"
      : ", and \(listed(missing.map(visible), "and")) \(missing.areWord) nil"
    return "disabled by .disabled(…) in \(view)\(explanation.isEmpty ? why : explanation)"
  }
}

extension [String] {
  fileprivate var areWord: String { count == 1 ? "is" : "are" }
}

extension CommandResolution.Other.Reason {
  fileprivate var words: String {
    switch self {
    case .otherWindow: "its window is not key"
    case .publishesNil: "its value is nil"
    case .focusElsewhere: "keyboard focus is not inside it"
    case .nearerOneWins: "another is nearer to keyboard focus"
    case .focusedOneWins: "what is published for keyboard focus goes before it"
    case .behindPresentation: "it lies behind what is presented"
    case .covered: "its page or tab is covered"
    case .otherOneWins: "another one for the whole scene goes before it"
    case .windowScene:
      "it is in a Window scene, and by the policy windowScenesPublish those are not seen"
    }
  }
}
