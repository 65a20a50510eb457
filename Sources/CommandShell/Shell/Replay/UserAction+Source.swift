// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension UserAction {
  /// The action as a line that carries it out; nil where no line does just that.
  var line: String? {
    switch self {
    case .chooseMenuItem(.name(let name)): UserAction.line(choosing: name)
    case .chooseMenuItem(.path(let titles)): Verb.menu(.choose(titles)).source
    case .pressKey(let shortcut): shortcut.line
    case .press(let query): Verb.press(query.controlLabel).source
    case .setText(let query, let text): Verb.set(query.controlLabel, text).source
    case .enterText(let text): Statement.source(typing: text)
    case .toggle(let query): Verb.toggle(query.controlLabel).source
    case .pick(let query, let choice): Verb.pick(query.controlLabel, choice).source
    case .moveFocus(let direction): direction == .next ? ":key tab" : ":key shift+tab"
    case .openWindow(let scene, let value): Verb.open(scene: scene, value: value).source
    case .makeKey(let number): ":focus \(number)"
    case .cycleWindows(let direction): ":focus \(direction.rawValue)"
    case .closeWindow(let number): "@\(number) :close"
    case .minimizeWindow(let number): "@\(number) :minimize"
    case .confirm, .focus, .openURL: nil
    }
  }
}

extension UserAction {
  /// A name that a line would take for something else has no line.
  private static func line(choosing name: String) -> String? {
    var parser = LineParser()
    guard case .menu(let command)? = try? parser.parse(":" + name), command.name == name,
      command.words.isEmpty
    else { return nil }
    return ":" + name
  }
}

extension KeyboardShortcut {
  fileprivate var line: String {
    switch self {
    case .defaultAction: ":return"
    case .cancelAction: ":escape"
    default: ":key " + Quoting.quote(described)
    }
  }
}

extension ElementQuery {
  fileprivate var controlLabel: ControlLabel { ControlLabel(label, ordinal: occurrence ?? 1) }
}

extension ActionLog.Source {
  /// What was asked for, as a person writes it.
  var text: String {
    switch self {
    case .line(let statement): statement.source
    case .action(let action): action.line ?? "\(action)"
    }
  }
}
