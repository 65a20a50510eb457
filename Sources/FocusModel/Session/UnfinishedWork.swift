// SPDX-License-Identifier: Apache-2.0

/// Work that an app has started and that has not ended.
public enum UnfinishedWork: Hashable, Sendable {
  /// A task of a view, by its own name, else the view's.
  case viewTask(String)
  /// A task that an action has started, or a view that it has brought up.
  case action(UserAction)
  /// A task that was started outside any action, by another task or when the app started.
  case other
}

extension UnfinishedWork: CustomStringConvertible {
  /// The work in words.
  public var description: String { description { $0.deed } }

  /// The work in words, an action in words of the caller's.
  public func description(of action: (UserAction) -> String) -> String {
    switch self {
    case .viewTask(let label): "the task of \(label)"
    case .action(let started): "a task that \(action(started)) started"
    case .other: "a task of the app"
    }
  }
}

extension UserAction {
  /// What is done, as the subject of a sentence.
  fileprivate var deed: String {
    switch self {
    case .chooseMenuItem(let item): "choosing \(item.described)"
    case .pressKey(let shortcut): "the key \(shortcut.described)"
    case .confirm: "pressing the default button"
    case .press(let query): "pressing \"\(query.label)\""
    case .setText(let query, _): "setting \"\(query.label)\""
    case .enterText: "typing"
    case .toggle(let query): "flipping \"\(query.label)\""
    case .pick(let query, _): "choosing for \"\(query.label)\""
    case .focus, .moveFocus: "moving keyboard focus"
    case .makeKey, .cycleWindows: "making a window key"
    case .openWindow(let scene, _): "opening a window of \(scene)"
    case .openURL(let url): "opening \(url)"
    case .closeWindow(let number): "closing window \(number)"
    case .minimizeWindow(let number): "minimising window \(number)"
    }
  }
}

extension Session {
  /// The work that keeps ``isBusy`` true, for saying what is waited for.
  ///
  /// Empty when nothing runs. A task that has been started by one that has ended counts as that one.
  public var unfinishedWork: [UnfinishedWork] { isBusy ? tasks.unfinished : [] }
}
