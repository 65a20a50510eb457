// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// The scenes that show windows, in order of declaration.
  var scenes: [any WindowScene] {
    var found: [any WindowScene] = []
    appRoot?.walk { node in
      if node.traits.contains(.scene), let scene = node as? any WindowScene { found.append(scene) }
      return true
    }
    return found
  }

  /// W14: the scenes that say so show a window when the app starts, else the first one.
  func openLaunchWindow() {
    let presented = scenesPresentedAtLaunch
    for scene in presented { open(scene, value: nil) }
    let first = scenes.first {
      $0.opensAtLaunch && $0.environmentValues.sceneLaunchBehavior == .automatic
    }
    if presented.isEmpty, let first { open(first, value: nil) }
  }

  /// The scenes that show a window when the app starts, unless one of theirs is restored. // W14
  var scenesPresentedAtLaunch: [any WindowScene] {
    scenes.filter { $0.environmentValues.sceneLaunchBehavior == .presented }
  }

  // MARK: - Opening

  /// Opens a window of a scene, or brings the one forward that is there already. // W1, W2, W17
  @discardableResult
  func open(
    _ scene: any WindowScene, value: Any?, activating: Bool = true
  ) -> SessionWindow? {
    if let existing = existingWindow(of: scene, value: value) {
      if !existing.isMinimized || policies.openingRestoresMinimizedWindow {
        bringForward(existing, activating: activating && takesKeyWhenOpened(existing))
      }
      return existing
    }
    return makeWindow(of: scene, value: value, activating: activating)
  }

  /// Makes another window of a scene, which `prepare` is given before its content is made.
  func makeWindow(
    of scene: any WindowScene, value: Any?, activating: Bool = true,
    prepare: (SessionWindow) -> Void = { _ in }
  ) -> SessionWindow {
    let window = SessionWindow(number: windows.nextNumber(), scene: scene)
    window.valueCell = scene.makeValueCell(value, in: window)
    prepare(window)
    windows.insert(window)
    window.surface.makeContent(environment: scene.environment, depth: 0) {
      scene.makeContent(of: window, in: $0)
    }
    record(.windowOpened(window: window.number, scene: scene.sceneName))
    noteOpening()
    bringForward(window, activating: activating && takesKeyWhenOpened(window))
    focusFirstField(of: window.surface)
    return window
  }

  private func existingWindow(of scene: any WindowScene, value: Any?) -> SessionWindow? {
    guard scene.isSingle || value != nil else { return nil }
    return windows.frontToBack.first { window in
      guard window.scene === scene else { return false }
      guard let value else { return true }
      return window.presents(value)
    }
  }

  /// Opens a window by the scene's id, by the type of value it presents, or both.
  ///
  /// Code of an app that is hidden does not bring it to the front: no window is key until it is shown (rule
  /// W18). A command of the menu bar does, since its app would be in front.
  func openWindow(id: String?, value: Any?, type: Any.Type?) {
    let scene = scenes.first { scene in
      (id == nil || scene.sceneID == id) && (type == nil || scene.valueType == type)
    }
    guard let scene else {
      return raise(.missingScene(id: id, type: type, known: scenes.compactMap(\.sceneID)))
    }
    transactUnprompted { open(scene, value: value, activating: !isHidden || isChoosingInMenuBar) }
  }

  // MARK: - Key window

  /// Brings a window to the front, out of the Dock if it is there, and makes it key.
  func bringForward(_ window: SessionWindow, activating: Bool = true) {
    window.isMinimized = false
    if activating { makeKey(window) } else { windows.bringToFront(window) }
  }

  /// Makes a window key. // F9
  func makeKey(_ window: SessionWindow) {
    isHidden = false
    guard windows.key !== window else { return }
    windows.key?.endPopover()
    windows.makeKey(window)
    keyWindowDidChange()
  }

  private func keyWindowDidChange() {
    focus.keyWindowDidChange()
    record(.keyWindowChanged(window: windows.key?.number))
  }

  /// Hands the key to the window behind one that goes or is minimised. // W10, W17
  private func passKey(from window: SessionWindow) {
    guard windows.key === window || windows.key == nil else { return }
    if let next = windows.keyCandidate(except: window) {
      windows.makeKey(next)
    } else {
      windows.resignKey()
    }
    keyWindowDidChange()
  }

  // MARK: - Closing

  /// Whether Close in the File menu may be chosen: a window with a sheet up does not close. // S37
  var canCloseKeyWindow: Bool { windows.key.map { $0.surface.modal == nil } ?? false }

  /// Closes a window: what is presented on it ends, its state goes, and the one behind becomes key.
  func closeWindow(_ window: SessionWindow) {
    guard windows[window.number] === window else { return }
    transactUnprompted {
      dismissAll(in: window)
      let wasKey = windows.key === window
      window.surface.tearDown()
      windows.remove(window)
      record(.windowClosed(window: window.number))
      if wasKey { passKey(from: window) } else if isHidden { focus.keyWindowDidChange() }
      if window.scene.quitsWhenClosed { hasQuit = true }
    }
  }

  /// Closes windows from code; those with something presented stay unless the transaction says otherwise. // S36
  func closeWindows(where matches: (SessionWindow) -> Bool) {
    let isDestructive = Transaction.current.dismissBehavior == .destructive
    for window in windows.frontToBack where matches(window) {
      if isDestructive {
        closeWindow(window)
      } else if window.surface.modal == nil {
        requestClose(window)
      }
    }
  }

  /// Minimises a window; it cannot be key then. // W17
  func minimize(_ window: SessionWindow) {
    guard !window.isMinimized, !window.isUtility else { return }
    window.endPopover()
    window.isMinimized = true
    record(.windowMinimized(window: window.number))
    if windows.key === window { passKey(from: window) }
  }

  // MARK: - The app

  /// Hides the app: no window is key.
  ///
  /// The focused values stay as they are. // F27
  func hide() {
    isHidden = true
    mainBeforeHiding = windows.main?.number
    guard let key = windows.key else { return }
    key.endPopover()
    windows.resignKey()
    if !policies.hiddenAppKeepsFocusedValues { focus.keyWindowDidChange() }
    record(.keyWindowChanged(window: nil))
  }

  /// Shows the app again, with the front window key.
  func unhide() {
    isHidden = false
    guard windows.key == nil, let front = windows.keyCandidate() else { return }
    makeKey(front)
  }

  /// Ends the app.
  func quit() { hasQuit = true }
}
