// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Hangs the app when a menu action presents something while its menu is tracked, by the policy. // M26
  func didPresent(_ surface: Surface) {
    guard isTrackingMenu, !policies.menuActionsMayPresent else { return }
    hangs = true
    raise(.presentedFromOpenMenu(surface.issueName))
  }

  /// Refuses what a person does with an app that hangs, but for quitting. // M26
  func refuseIfHanging(_ action: UserAction) throws(Refusal) {
    guard hangs, !quits(action) else { return }
    throw Refusal(
      .blocked,
      "The app hangs: a menu action has presented something while its menu was open. Quit it.")
  }

  private func quits(_ action: UserAction) -> Bool {
    switch action {
    case .chooseMenuItem(let reference): (try? entry(reference))?.name == "quit"
    case .pressKey(let shortcut): shortcut == KeyboardShortcut("q")
    default: false
    }
  }

  /// Remembers which window had the key before the first one was opened in the running transaction.
  func noteOpening() {
    guard opening.transaction != transactions else { return }
    opening = (transactions, windows.key?.number)
  }

  /// Makes the window key again that was so before another was opened in the running transaction.
  ///
  /// - Parameter wanted: The only window that takes the key back; nil for any.
  func giveKeyBack(to wanted: SessionWindow? = nil) {
    guard opening.transaction == transactions,
      let window = opening.keyBefore.flatMap({ windows[$0] }),
      wanted == nil || wanted === window
    else { return }
    makeKey(window)
  }
}

extension MenuEntry {
  /// Whether the entry runs an action of the app's own.
  var isOfApp: Bool {
    if case .press = kind { true } else { false }
  }
}
