// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Presses a key: the key window's surface first, then its window, then the menus. // M16
  func press(_ shortcut: KeyboardShortcut) throws(Refusal) {
    if let surface = keySurface, pressed(shortcut, on: surface) { return }
    if let main = windows.main, main !== windows.key, pressed(shortcut, on: main.frontSurface) {
      return
    }
    // M22: a menu item may have a key that a field would take.
    if try chooseMenuItem(with: shortcut) { return }
    if let surface = keySurface, surface.handleKeyPress(shortcut) || surface.handleListKey(shortcut)
    {
      return
    }
    if try typeKey(shortcut) { return }
    switch shortcut {
    case .cancelAction: try escape()
    case .defaultAction: try submitOrRefuse()
    case KeyboardShortcut(.tab, modifiers: []): try moveFocusByKey(.next)
    case KeyboardShortcut(.tab, modifiers: .shift): try moveFocusByKey(.previous)
    case KeyboardShortcut("`"): cycleWindows(.next)
    case KeyboardShortcut("`", modifiers: [.command, .shift]): cycleWindows(.previous)
    default: throw Refusal(.unknown, "Nothing has the shortcut \(shortcut.described).")
    }
  }

  /// M16, M17: the surface that is key, then those below it down to the window.
  private func pressed(_ shortcut: KeyboardShortcut, on front: Surface) -> Bool {
    var candidate: Surface? = front
    while let surface = candidate {
      if let control = surface.control(with: shortcut) {
        press(control, on: surface)
        return true
      }
      candidate = shortcut.isDialogKey ? nil : surface.parent
    }
    return false
  }

  /// S30, S32: any button of an alert or dialog ends it, after its action.
  func press(_ control: any Pressable, on surface: Surface) {
    control.press()
    if surface.kind.isAlert, let button = control as? any ActionElement {
      surface.presenter?.didChoose(button)
    }
  }

  /// M18: the first one declared fires.
  ///
  /// M19: whether a disabled one shadows the others is a policy.
  private func chooseMenuItem(with shortcut: KeyboardShortcut) throws(Refusal) -> Bool {
    let entries = commands.entries(with: shortcut)
    guard let first = entries.first else { return false }
    let entry =
      policies.disabledItemShadowsShortcut
      ? first : entries.first { $0.isEnabled(in: self) } ?? first
    if entries.count > 1 { noteRivals(entries, for: shortcut, chosen: entry) }
    guard entry.isEnabled(in: self) else {
      throw disabled(entry, "\"\(entry.title)\" (\(shortcut.described))")
    }
    if policies.keyEquivalentsSeeFocusedValues {
      carryOut(entry)
    } else {
      focus.withholding { carryOut(entry) }
    }
    return true
  }

  /// Says that items compete for a shortcut: an enabled one in vain, or all but the chosen one. // M18, M19
  private func noteRivals(
    _ entries: [MenuEntry], for shortcut: KeyboardShortcut, chosen: MenuEntry
  ) {
    let enabled = entries.first { $0.isEnabled(in: self) }
    if let enabled, !chosen.isEnabled(in: self) {
      raise(.shadowedShortcut(shortcut, of: enabled.title, byDisabled: chosen.title))
    } else {
      raiseOnce(.duplicateShortcut(shortcut, on: entries.map(\.title)))
    }
  }

  private func submitOrRefuse() throws(Refusal) {
    guard let surface = keySurface else { throw .noWindow }
    if let button = surface.returnButton(policies) {
      return try pressIfEnabled(button, on: surface)
    }
    guard surface.focused != nil else {
      throw Refusal(.notFound, "There is no default button here, and no field has keyboard focus.")
    }
    if let field = focusedField, !field.isEnabled { throw .disabled(field) }
    submitFocusedField()
    moveFocus(.next)
  }

  /// Presses the default button, or what stands in its place.
  func confirm() throws(Refusal) {
    guard let surface = keySurface else { throw .noWindow }
    guard let button = surface.defaultButton else {
      throw Refusal(
        .notFound, "There is no default button here.", candidates: surface.controlLabels)
    }
    try pressIfEnabled(button, on: surface)
  }

  private func pressIfEnabled(
    _ button: any ActionElement, on surface: Surface
  ) throws(Refusal) {
    guard button.isEnabled else { throw .disabled(button) }
    press(button, on: surface)
  }

  private func moveFocusByKey(_ direction: UserAction.Direction) throws(Refusal) {
    guard keySurface != nil else { throw .noWindow }
    guard moveFocus(direction) else {
      throw Refusal(.noFocus, "There is no field here that could have keyboard focus.")
    }
  }
}

extension Surface {
  /// The first enabled control on the surface that has a shortcut; disabled ones are passed over. // M16, M19
  ///
  /// Only what is in the tree has one. // M21
  func control(with shortcut: KeyboardShortcut) -> (any Pressable)? {
    // A pointer, because the search would count the references of a shortcut at each node.
    withUnsafePointer(to: shortcut) { wanted in
      root?.first { node in
        node.traits.contains(.pressable) && node.shortcut == wanted.pointee && node.isEnabled
          && !node.environmentValues.isInContextMenu
      }?.asPressable
    }
  }

  /// The buttons of the surface, in order.
  var buttons: [any ActionElement] {
    visibleElements.compactMap { $0 as? any ActionElement }
  }

  /// What Return presses, enabled or not. // S27, S28
  func returnButton(_ policies: Policies) -> (any ActionElement)? {
    let keyed = buttons.first { $0.shortcut == .defaultAction }
    if let keyed { return keyed }
    if kind.isAlert { return defaultButton }
    guard policies.toolbarPlacementsTakeKeys else { return nil }
    return buttons.first { $0.toolbarAction == .default }
  }

  /// What Return presses or what stands in the place of confirmation, enabled or not.
  var defaultButton: (any ActionElement)? {
    buttons.first { $0.shortcut == .defaultAction } ?? buttons.first { $0.actionRole == .default }
      ?? (kind == .alert && buttons.count == 1 ? buttons.first : nil)
  }

  /// The enabled button that Escape presses by its role or place. // S28, S30, S32
  func cancelButton(_ policies: Policies) -> (any ActionElement)? {
    if kind.isAlert { return buttons.first { $0.actionRole == .cancel && $0.isEnabled } }
    guard policies.toolbarPlacementsTakeKeys else { return nil }
    return buttons.first { $0.toolbarAction == .cancel && $0.isEnabled }
  }

  /// Whether the content forbids that a person ends the sheet with Escape. // S25
  var isInteractiveDismissDisabled: Bool {
    root?.first { ($0 as? any InteractiveDismissGuard)?.isDismissDisabled ?? false } != nil
  }
}

extension KeyboardShortcut {
  /// Whether it is Return or Escape, which belong to the front surface alone.
  var isDialogKey: Bool { self == .defaultAction || self == .cancelAction }
}

extension KeyboardShortcut {
  /// The shortcut as it is written in a script, such as `cmd+shift+c`.
  public var described: String {
    var parts: [String] = []
    if modifiers.contains(.command) { parts.append("cmd") }
    if modifiers.contains(.shift) { parts.append("shift") }
    if modifiers.contains(.option) { parts.append("opt") }
    if modifiers.contains(.control) { parts.append("ctrl") }
    return (parts + [key.described]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  private static let names = namedKeys.merging(functionKeys) { name, _ in name }

  /// The twenty function keys, which type characters of a private area.
  private static let functionKeys = Dictionary(
    uniqueKeysWithValues: (1...20).compactMap { number in
      Unicode.Scalar(0xF703 + number).map { (KeyEquivalent(Character($0)), "f\(number)") }
    })

  private static let namedKeys: [KeyEquivalent: String] = [
    .return: "return", .escape: "escape", .tab: "tab", .space: "space", .delete: "delete",
    .deleteForward: "forwarddelete", .upArrow: "up", .downArrow: "down", .leftArrow: "left",
    .rightArrow: "right", .home: "home", .end: "end", .pageUp: "pageup", .pageDown: "pagedown",
    .clear: "clear",
  ]

  /// The key as it is written in a script, such as `return` or `c`.
  public var described: String { Self.names[self] ?? String(character) }
}
