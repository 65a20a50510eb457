// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension UserAction {
  /// The action as a line of the shell.
  ///
  /// The labels of the app hold no quotes, so that quotes around them are enough.
  var line: String {
    switch self {
    case .chooseMenuItem(.name(let name)): ":\(name)"
    case .chooseMenuItem(.path(let titles)): ":menu choose" + titles.map { " \"\($0)\"" }.joined()
    case .pressKey(let shortcut): ":key \(shortcut.described)"
    case .confirm: ":return"
    case .press(let query): ":press \(query.word)"
    case .setText(let query, let text): ":set \(query.word) \"\(text)\""
    case .enterText(let text): text
    case .toggle(let query): ":toggle \(query.word)"
    case .pick(let query, let choice): ":pick \(query.word) \"\(choice)\""
    case .focus(let query): ":focus \(query.word)"
    case .moveFocus(let direction): direction == .next ? ":key tab" : ":key shift+tab"
    case .makeKey(let window): ":focus \(window)"
    case .cycleWindows(let direction): ":focus \(direction.rawValue)"
    case .openWindow(let scene, let value): ":open \(scene)" + (value.map { " \"\($0)\"" } ?? "")
    case .openURL(let url): ":open \"\(url)\""
    case .closeWindow(let window): "@\(window) :menu choose File Close"
    case .minimizeWindow(let window): "@\(window) :menu choose Window Minimize"
    }
  }
}

extension ElementQuery {
  fileprivate var word: String { "\"\(label)\"" + (occurrence.map { "#\($0)" } ?? "") }
}
