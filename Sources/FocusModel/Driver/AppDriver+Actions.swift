// SPDX-License-Identifier: Apache-2.0

extension AppDriver {
  // MARK: - Menus and keys

  /// Chooses an item of the menu bar, by the titles that lead to it or by its command name alone.
  @discardableResult
  public func menu(_ path: String..., filePath: String = #filePath, line: Int = #line)
    throws(Refusal) -> Report
  {
    try perform(.chooseMenuItem(Self.reference(path)), filePath: filePath, line: line)
  }

  static func reference(_ path: [String]) -> MenuItemReference {
    path.count == 1 ? .name(path[0]) : .path(path)
  }

  /// Presses a key with modifiers, by default with Command.
  @discardableResult
  public func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = .command, filePath: String = #filePath,
    line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(
      .pressKey(KeyboardShortcut(key, modifiers: modifiers)), filePath: filePath, line: line)
  }

  /// Presses Return.
  @discardableResult
  public func pressReturn(filePath: String = #filePath, line: Int = #line) throws(Refusal) -> Report
  { try perform(.pressKey(.defaultAction), filePath: filePath, line: line) }

  /// Presses Escape.
  @discardableResult
  public func pressEscape(filePath: String = #filePath, line: Int = #line) throws(Refusal) -> Report
  { try perform(.pressKey(.cancelAction), filePath: filePath, line: line) }

  // MARK: - Controls

  /// Presses a button, a link or a row on the front sheet, else in the key window.
  @discardableResult
  public func press(
    _ label: String, number: Int? = nil, filePath: String = #filePath, line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(.press(ElementQuery(label, occurrence: number)), filePath: filePath, line: line)
  }

  /// Replaces the text of a field.
  @discardableResult
  public func set(
    _ label: String, to text: String, number: Int? = nil, filePath: String = #filePath,
    line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(
      .setText(ElementQuery(label, occurrence: number), text), filePath: filePath, line: line)
  }

  /// Types into the field that has keyboard focus, and moves on as Return does.
  @discardableResult
  public func type(_ text: String, filePath: String = #filePath, line: Int = #line) throws(Refusal)
    -> Report
  { try perform(.enterText(text), filePath: filePath, line: line) }

  /// Flips a toggle.
  @discardableResult
  public func toggle(
    _ label: String, number: Int? = nil, filePath: String = #filePath, line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(.toggle(ElementQuery(label, occurrence: number)), filePath: filePath, line: line)
  }

  /// Chooses one of a picker's choices.
  @discardableResult
  public func pick(
    _ label: String, _ choice: String, number: Int? = nil, filePath: String = #filePath,
    line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(
      .pick(ElementQuery(label, occurrence: number), choice: choice), filePath: filePath, line: line
    )
  }

  /// Puts keyboard focus into a field.
  @discardableResult
  public func focus(
    _ label: String, number: Int? = nil, filePath: String = #filePath, line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(.focus(ElementQuery(label, occurrence: number)), filePath: filePath, line: line)
  }

  // MARK: - Windows

  /// Opens a window of a scene, by its id or name, with a value where it takes one.
  @discardableResult
  public func openWindow(
    _ scene: String, value: String? = nil, filePath: String = #filePath, line: Int = #line
  ) throws(Refusal) -> Report {
    try perform(.openWindow(scene: scene, value: value), filePath: filePath, line: line)
  }

  /// Makes a window key.
  @discardableResult
  public func makeKey(_ window: Int, filePath: String = #filePath, line: Int = #line)
    throws(Refusal) -> Report
  {
    try perform(.makeKey(window: window), filePath: filePath, line: line)
  }

  /// Closes a window, as its close button does.
  @discardableResult
  public func close(_ window: Int, filePath: String = #filePath, line: Int = #line) throws(Refusal)
    -> Report
  { try perform(.closeWindow(window), filePath: filePath, line: line) }

  /// Minimises a window.
  @discardableResult
  public func minimize(_ window: Int, filePath: String = #filePath, line: Int = #line)
    throws(Refusal) -> Report
  {
    try perform(.minimizeWindow(window), filePath: filePath, line: line)
  }
}
