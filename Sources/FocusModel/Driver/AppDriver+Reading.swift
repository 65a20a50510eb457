// SPDX-License-Identifier: Apache-2.0

extension AppDriver {
  // MARK: - Windows

  /// The open windows, front to back.
  public var windows: [WindowSnapshot] { session.windowSnapshots }

  /// The window that gets keys and menu commands.
  public var keyWindow: WindowSnapshot? { session.keyWindow }

  /// The titles of the windows, front to back.
  public var titles: [String] { windows.map(\.title) }

  /// The numbers of the windows, front to back.
  public var windowNumbers: [Int] { windows.map(\.number) }

  // MARK: - Presentations

  /// The front sheet, cover or popover of the key window.
  public var sheet: PresentationSnapshot? {
    keyWindow?.presentations.last { !$0.kind.isAlert }
  }

  /// The alert or confirmation dialog that is up on the key window.
  public var alert: PresentationSnapshot? {
    keyWindow?.presentations.last { $0.kind.isAlert }
  }

  /// The ids of what is presented on the key window, the outermost first.
  public var presented: [String] { keyWindow?.presentations.map(\.id) ?? [] }

  // MARK: - Elements of the front presentation, else of the key window

  /// The outline of what takes keys and presses.
  public var content: [Element] { keyWindow?.front ?? [] }

  /// The texts that are shown, in order, other than the labels of controls.
  public var texts: [String] { content.texts }

  /// The buttons, in order.
  public var buttons: [Element] { content.all(.button) }

  /// The fields that hold text, in order.
  public var fields: [Element] { content.all(.textField, .secureField, .textEditor) }

  /// The field that has keyboard focus.
  public var focusedField: Element? { fields.first(where: \.isFocused) }

  /// The element that a label or an accessibility identifier names, of any role or of one.
  ///
  /// - Throws: A refusal with the labels that are there, when there is none.
  public func element(_ label: String, _ role: Element.Role? = nil) throws(Refusal) -> Element {
    guard keyWindow != nil else { throw .noWindow }
    let all = content.flattened.filter { role == nil || $0.role == role }
    guard let found = all.first(where: { $0.isNamed(label) }) else {
      let kind = role.map { "\($0.rawValue)" } ?? "element"
      throw Refusal(
        .notFound, "There is no \(kind) \"\(label)\" here.",
        candidates: all.map(\.label).filter { !$0.isEmpty })
    }
    return found
  }

  /// Whether a control may be used.
  public func isEnabled(_ label: String, _ role: Element.Role? = nil) throws(Refusal) -> Bool {
    try element(label, role).isEnabled
  }

  /// What a field, a toggle or a picker holds.
  public func value(of label: String) throws(Refusal) -> String? {
    let valued = content.flattened.filter { $0.isNamed(label) && $0.value != nil }
    if let first = valued.first { return first.value }
    return try element(label).value
  }

  // MARK: - Menus and focused values

  /// The item of the menu bar that titles lead to, or that has a command name.
  ///
  /// - Throws: A refusal with what was near, when there is none.
  public func menuItem(_ path: String...) throws(Refusal) -> MenuBar.Item {
    let found = session.menuBar.allItems.first {
      path.count == 1 ? $0.name == path[0] : $0.path == path
    }
    guard let found else {
      throw Refusal(
        .unknown, "No menu item is called \"\(path.joined(separator: " > "))\".",
        candidates: session.commands.titles(near: Self.reference(path)))
    }
    return found
  }

  /// The titles of a menu's items, a divider as "-"; nil where there is no such menu.
  public func menuTitles(_ menu: String) -> [String]? {
    session.menuBar.menus.first { $0.title == menu }?.items.map { $0.isDivider ? "-" : $0.title }
  }

  /// How an item of the menu bar would be resolved if it were chosen now.
  ///
  /// - Returns: The item and what decides about it, in order.
  /// - Throws: The refusal that choosing it would give when there is no such item, or several.
  public func why(_ path: String...) throws(Refusal) -> CommandResolution {
    try session.resolution(of: Self.reference(path))
  }

  /// What the menus read under a key of focused values; nil when nothing is published.
  public func focusedValue(_ key: String) -> String? {
    session.focusedValues.first { $0.key == key }?.reads.text
  }

  /// The faults of the app that were noticed so far.
  public var issues: [RuntimeIssue] { session.issues }

  /// What is worth knowing about the app as it runs now, beyond the ``issues``.
  public var findings: [RuntimeIssue] { session.findings }
}
