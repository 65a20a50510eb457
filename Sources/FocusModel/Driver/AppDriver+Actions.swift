// SPDX-License-Identifier: Apache-2.0

extension AppDriver {
  // MARK: - Menus and keys

  /// Chooses an item of the menu bar, by the titles that lead to it or by its command name alone.
  @discardableResult
  public func menu(_ path: String...) throws(Refusal) -> Report {
    try perform(.chooseMenuItem(Self.reference(path)))
  }

  static func reference(_ path: [String]) -> MenuItemReference {
    path.count == 1 ? .name(path[0]) : .path(path)
  }

  /// Presses a key with modifiers, by default with Command.
  @discardableResult
  public func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = .command
  ) throws(Refusal) -> Report {
    try perform(.pressKey(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Presses Return.
  @discardableResult
  public func pressReturn() throws(Refusal) -> Report { try perform(.pressKey(.defaultAction)) }

  /// Presses Escape.
  @discardableResult
  public func pressEscape() throws(Refusal) -> Report { try perform(.pressKey(.cancelAction)) }

  // MARK: - Controls

  /// Presses a button, a link or a row on the front sheet, else in the key window.
  @discardableResult
  public func press(_ label: String, number: Int? = nil) throws(Refusal) -> Report {
    try perform(.press(ElementQuery(label, occurrence: number)))
  }

  /// Replaces the text of a field.
  @discardableResult
  public func set(
    _ label: String, to text: String, number: Int? = nil
  ) throws(Refusal) -> Report {
    try perform(.setText(ElementQuery(label, occurrence: number), text))
  }

  /// Types into the field that has keyboard focus, and moves on as Return does.
  @discardableResult
  public func type(_ text: String) throws(Refusal) -> Report { try perform(.enterText(text)) }

  /// Flips a toggle.
  @discardableResult
  public func toggle(_ label: String, number: Int? = nil) throws(Refusal) -> Report {
    try perform(.toggle(ElementQuery(label, occurrence: number)))
  }

  /// Chooses one of a picker's choices.
  @discardableResult
  public func pick(
    _ label: String, _ choice: String, number: Int? = nil
  ) throws(Refusal) -> Report {
    try perform(.pick(ElementQuery(label, occurrence: number), choice: choice))
  }

  /// Puts keyboard focus into a field.
  @discardableResult
  public func focus(_ label: String, number: Int? = nil) throws(Refusal) -> Report {
    try perform(.focus(ElementQuery(label, occurrence: number)))
  }

  // MARK: - Windows

  /// Opens a window of a scene, by its id or name, with a value where it takes one.
  @discardableResult
  public func openWindow(_ scene: String, value: String? = nil) throws(Refusal) -> Report {
    try perform(.openWindow(scene: scene, value: value))
  }

  /// Makes a window key.
  @discardableResult
  public func makeKey(_ window: Int) throws(Refusal) -> Report {
    try perform(.makeKey(window: window))
  }

  /// Closes a window, as its close button does.
  @discardableResult
  public func close(_ window: Int) throws(Refusal) -> Report { try perform(.closeWindow(window)) }

  /// Minimises a window.
  @discardableResult
  public func minimize(_ window: Int) throws(Refusal) -> Report {
    try perform(.minimizeWindow(window))
  }
}
