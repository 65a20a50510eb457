// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  /// Does what an action says, or says why not.
  func dispatch(_ action: UserAction) throws(Refusal) {
    if hangs { try refuseIfHanging(action) }
    switch action {
    case .chooseMenuItem(let reference): try choose(reference)
    case .pressKey(let shortcut): try press(shortcut)
    case .confirm: try confirm()
    case .press(let query): try pressControl(query)
    case .setText(let query, let text): try setText(of: query, text)
    case .enterText(let text): try enter(text)
    case .toggle(let query): try find(query, as: (any OnOff).self).press()
    case .pick(let query, let choice): try pick(query, choice)
    case .focus(let query): try focusField(query)
    case .moveFocus(let direction): try moveFocusOrRefuse(direction)
    case .makeKey(let number): bringForward(try window(number))
    case .cycleWindows(let direction): cycleWindows(direction)
    case .openWindow(let scene, let value): try openWindow(scene: scene, text: value)
    case .openURL(let text): try openURL(text)
    case .closeWindow(let number): try close(try window(number))
    case .minimizeWindow(let number): try minimizeOrRefuse(try window(number))
    }
  }

  // MARK: - Menus

  private func choose(_ reference: MenuItemReference) throws(Refusal) {
    try choose(try entry(reference))
  }

  /// The one item that a reference stands for.
  func entry(_ reference: MenuItemReference) throws(Refusal) -> MenuEntry {
    let entries =
      switch reference {
      case .name(let name): commands.entries(named: name)
      case .path(let path): commands.entries(at: path)
      }
    guard let entry = entries.first else {
      throw Refusal(
        .unknown, "No menu item is called \(reference.described).",
        candidates: commands.titles(near: reference))
    }
    guard entries.count > 1 else { return entry }
    // Windows of one title are told apart by their numbers alone; of other twins the one is meant that may
    // be chosen.
    if entry.isWindow || Set(entries.map(\.path)).count > 1 {
      throw Refusal(
        .ambiguous, "Several menu items are called \(reference.described); choose one by its menu.",
        candidates: entries.map { $0.path.joined(separator: " > ") })
    }
    return entries.first { $0.isEnabled(in: self) } ?? entry
  }

  /// Values that the action reads are looked up when it runs, whatever started it.
  private func choose(_ entry: MenuEntry) throws(Refusal) {
    guard entry.isEnabled(in: self) else { throw disabled(entry, "\"\(entry.title)\"") }
    isTrackingMenu = true
    carryOut(entry)
  }

  /// F8: an enabled item whose action finds no focused value runs all the same; that it did nothing is
  /// an issue.
  func carryOut(_ entry: MenuEntry) {
    isChoosingInMenuBar = !isHidden || !entry.isOfExtra
    defer { isChoosingInMenuBar = false }
    let before = activity
    let absent = focus.absentKeys { entry.choose(in: self) }
    if policies.menuGivesKeyBack, entry.isOfApp { giveKeyBack() }
    if let key = absent.first, activity == before {
      raise(.deadCommand(entry.title, reads: key))
    }
  }

  /// The refusal of a disabled item, with the reason where it is known.
  func disabled(_ entry: MenuEntry, _ words: String) -> Refusal {
    let reason = entry.disabledReason.map { " now: \($0)" } ?? " now"
    let windowless = ": no window is open that it could act on"
    return Refusal(
      .disabled, "\(words) is disabled\(windows.key == nil ? windowless : reason).")
  }

  // MARK: - Controls

  /// The surface that a control stands on, which a popover may cover.
  private func surface(of control: _Node) -> Surface? { control.environment?.surface ?? keySurface }

  private func pressControl(_ query: ElementQuery) throws(Refusal) {
    do throws(Refusal) {
      let control = try find(query, as: (any Pressable).self)
      if let surface = surface(of: control) { press(control, on: surface) }
    } catch {
      guard error.code == .notFound, try selectRow(query) else { throw error }
    }
  }

  private func setText(of query: ElementQuery, _ text: String) throws(Refusal) {
    let field = try find(query, as: (any TextSettable).self)
    if let surface = surface(of: field), field is any TextInput {
      setFocus(field, in: surface)
    }
    guard field.take(text) else {
      throw Refusal(
        .notFound, "\"\(field.shownLabel)\" takes \(field.expectedText), and \"\(text)\" is none.")
    }
  }

  /// Text typed into the focused field; then Return runs its actions and focus moves on.
  private func enter(_ text: String) throws(Refusal) {
    guard windows.key != nil else { throw .noWindow }
    guard let field = focusedField else {
      throw Refusal(.noFocus, "No field has keyboard focus, so there is nothing to type into.")
    }
    // A field that is disabled while it has focus, as while an operation runs, takes nothing.
    guard field.isEnabled else { throw .disabled(field) }
    field.setText(text)
    submitFocusedField()
    moveFocus(.next)
  }

  private func pick(_ query: ElementQuery, _ choice: String) throws(Refusal) {
    let picker = try find(query, as: (any Choosing).self)
    let choices = picker.choices.map(\.label)
    guard let index = choices.firstIndex(where: { $0.folded == choice.folded }) else {
      throw Refusal(
        .notFound, "\"\(picker.shownLabel)\" has no choice \"\(choice)\".", candidates: choices)
    }
    picker.choose(at: index)
  }

  private func focusField(_ query: ElementQuery) throws(Refusal) {
    let target = try focusTarget(query)
    if let surface = surface(of: target) { setFocus(target, in: surface) }
  }

  /// The field of a name, else what of that name is focusable.
  private func focusTarget(_ query: ElementQuery) throws(Refusal) -> _Node {
    do throws(Refusal) {
      return try find(query, as: (any TextInput).self)
    } catch {
      guard error.code == .notFound,
        let target = try find(query, as: (any ElementNode).self).focusTarget
      else { throw error }
      return target
    }
  }

  private func moveFocusOrRefuse(_ direction: UserAction.Direction) throws(Refusal) {
    guard windows.key != nil else { throw .noWindow }
    guard moveFocus(direction) else {
      throw Refusal(.noFocus, "There is no field here that could have keyboard focus.")
    }
  }

  // MARK: - Windows

  private func window(_ number: Int) throws(Refusal) -> SessionWindow {
    guard let window = windows[number] else {
      throw Refusal(
        .noWindow, "There is no window \(number).",
        candidates: windows.inOrderOfOpening.map { "\($0.number)" })
    }
    return window
  }

  private func minimizeOrRefuse(_ window: SessionWindow) throws(Refusal) {
    if window.isUtility {
      throw Refusal(.disabled, "Window \(window.number) holds tools and is not minimised.")
    }
    minimize(window)
  }

  /// S37: a window with a sheet up is not closed.
  private func close(_ window: SessionWindow) throws(Refusal) {
    if let modal = window.surface.modal {
      throw Refusal(
        .blocked,
        "Window \(window.number) is not closed while \"\(modal.presentedID.text ?? "a sheet")\" is up on it."
      )
    }
    requestClose(window)
  }

  private func openWindow(scene name: String, text: String?) throws(Refusal) {
    let scenes = scenes
    guard let scene = scenes.first(where: { $0.sceneID == name || $0.sceneName == name }) else {
      throw Refusal(
        .unknown, "No scene is called \"\(name)\".", candidates: scenes.map(\.sceneName))
    }
    guard let text else {
      open(scene, value: nil)
      return
    }
    guard let value = scene.value(from: text) else {
      let wanted = scene.valueType.map { "a value of type \($0)" } ?? "no value"
      throw Refusal(.notFound, "The scene \"\(name)\" takes \(wanted), and \"\(text)\" is none.")
    }
    open(scene, value: value)
  }
}

extension Session {
  /// Hands an address to the views that take addresses, else to the scene that presents them. // W2
  fileprivate func openURL(_ text: String) throws(Refusal) {
    guard let url = URL(string: text) else {
      throw Refusal(.notFound, "\"\(text)\" is no address.")
    }
    if handOver(url) { return }
    if let scene = scenes.first(where: { $0.valueType == URL.self }) {
      open(scene, value: url)
      return
    }
    if windows.isEmpty, let scene = scenes.first(where: \.opensAtLaunch) {
      open(scene, value: nil)
      if handOver(url) { return }
    }
    throw Refusal(
      .unknown, "This app opens no files: no scene presents a URL, and no view has onOpenURL.")
  }
}

extension Refusal {
  static let noWindow = Refusal(
    .noWindow, "No window is open; open one with its menu command first.")
}

extension MenuItemReference {
  var described: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .path(let path): "\"\(path.joined(separator: " > "))\""
    }
  }
}

extension String {
  /// The string without case, surrounding space and the colon that labels of fields end with, for comparing
  /// what a person types with what is shown.
  var folded: String {
    let words = lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 1 && words.last == ":" ? String(words.dropLast()) : words
  }
}
