// SPDX-License-Identifier: Apache-2.0

/// A node of the app's graph whose scene shows windows.
@MainActor
protocol WindowScene: _Node {
  /// The scene's id, by which `openWindow` finds it.
  var sceneID: String? { get }
  /// The title of its windows, where their content gives none.
  var windowTitle: String { get }
  /// Whether the scene has one window at most. // W1, W13
  var isSingle: Bool { get }
  /// Whether its window holds tools for the others. // F10
  var isUtility: Bool { get }
  /// Whether the app ends with the scene's window. // W7
  var quitsWhenClosed: Bool { get }
  /// Whether one of its windows opens when the app starts. // W14
  var opensAtLaunch: Bool { get }
  /// The type of value that its windows present, if they do. // W2
  var valueType: Any.Type? { get }
  /// The item of the menu bar that opens one of its windows. // M6
  var openItem: (placement: CommandGroupPlacement, item: SystemItem)? { get }
  /// Makes the cell for a window's value; nil where the scene has none or the value is of another type.
  func makeValueCell(_ value: Any?, in window: SessionWindow) -> (any WindowValueCell)?
  /// Parses a value that a person has typed.
  func value(from text: String) -> Any?
  /// Writes a value so that `value(from:)` reads it.
  func text(of value: Any) -> String?
  /// Makes the content of a window.
  func makeContent(of window: SessionWindow, in context: _NodeContext) -> _Node
}

/// The value that a window presents.
protocol WindowValueCell: AnyObject {
  /// The value now, read without being recorded.
  var anyValue: Any? { get }
  /// Whether the window presents an equal value now. // W2, W4
  func presents(_ value: Any) -> Bool
  /// Whether the window was opened with an equal value.
  func wasOpened(with value: Any) -> Bool
  /// Reads nil until the value is delivered. // B23
  func withholdValue()
  /// Reads the value from now on. // B23
  @MainActor func deliverValue()
}

extension SessionWindow {
  /// Whether a value finds the window: the one that it presents now, by the policy. // W2, W4
  func presents(_ value: Any) -> Bool {
    guard let valueCell else { return false }
    return graph.session.policies.windowMatchesCurrentValue
      ? valueCell.presents(value) : valueCell.wasOpened(with: value)
  }
}

extension WindowScene {
  /// What names the scene in reports: its id, else its title in the form of a name.
  var sceneName: String { sceneID ?? CommandName(title: windowTitle).text }
}
