// SPDX-License-Identifier: Apache-2.0

extension SystemItem {
  /// The standard items of each placement, as macOS gives them to an app without documents. // M4
  static func standard(for session: Session) -> [CommandGroupPlacement: [SystemItem]] {
    var items = appItems(named: session.appName)
    for more in [editItems, windowItems, helpItems(named: session.appName)] {
      items.merge(more) { $0 + $1 }
    }
    for scene in session.scenes {
      guard let item = scene.openItem else { continue }
      items[item.placement, default: []].append(item.item)
    }
    return items
  }

  private static func appItems(named app: String) -> [CommandGroupPlacement: [SystemItem]] {
    [
      .appInfo: [.ofSystem("About \(app)", named: "about")],
      .systemServices: [.unavailable("Services")],
      .appVisibility: [
        SystemItem("hide", "Hide \(app)", KeyboardShortcut("h"), isEnabled: { !$0.isHidden }) {
          $0.hide()
        }.disabled(because: "the app is hidden already"),
        .ofSystem(
          "Hide Others", KeyboardShortcut("h", modifiers: [.command, .option]),
          named: "hide-others"),
        SystemItem("show-all", "Show All", isEnabled: { $0.isHidden }) { $0.unhide() }
          .disabled(because: "nothing is hidden"),
      ],
      .appTermination: [
        SystemItem(
          "quit", "Quit \(app)", KeyboardShortcut("q"), isEnabled: { !$0.isQuittingPrevented }
        ) { $0.quit() }
        .disabled(because: "an alert or a dialog has to be answered first")
      ],
    ]
  }

  private static var editItems: [CommandGroupPlacement: [SystemItem]] {
    let hasField = { (session: Session) in session.editableField != nil }
    let noField = "no field that can be edited has keyboard focus"
    return [
      .undoRedo: [
        .unavailable("Undo", KeyboardShortcut("z"), named: "undo"),
        .unavailable("Redo", KeyboardShortcut("Z"), named: "redo"),
      ],
      .pasteboard: [
        SystemItem("cut", "Cut", KeyboardShortcut("x"), isEnabled: hasField) { $0.cutText() }
          .disabled(because: noField),
        SystemItem("copy", "Copy", KeyboardShortcut("c"), isEnabled: hasField) { $0.copyText() }
          .disabled(because: noField),
        SystemItem("paste", "Paste", KeyboardShortcut("v"), isEnabled: hasField) { $0.pasteText() }
          .disabled(because: noField),
        SystemItem("delete", "Delete", isEnabled: hasField) { $0.deleteText() }
          .disabled(because: noField),
        SystemItem("select-all", "Select All", KeyboardShortcut("a"), isEnabled: \.canSelectAll) {
          $0.selectAll()
        }.disabled(because: "neither a list nor a field that can be edited has keyboard focus"),
      ],
    ]
  }

  private static var windowItems: [CommandGroupPlacement: [SystemItem]] {
    let hasKey = { (session: Session) in session.windows.key != nil }
    return [
      // W11: whatever window is key, the settings too.
      .saveItem: [
        SystemItem("close", "Close", KeyboardShortcut("w"), isEnabled: { $0.canCloseKeyWindow }) {
          $0.windows.key.map($0.requestClose)
        }.disabled(because: "a sheet is up on the window")
      ],
      .sidebar: [fullScreenItem],
      .windowSize: [
        SystemItem(
          "minimize", "Minimize", KeyboardShortcut("m"),
          isEnabled: { $0.windows.key?.isUtility == false }
        ) { $0.windows.key.map($0.minimize) }
        .disabled(because: "a window of tools is not minimised"),
        SystemItem("zoom", "Zoom", isEnabled: hasKey) { $0.windows.key?.isZoomed.toggle() },
      ],
      .windowArrangement: [
        SystemItem("bring-all-to-front", "Bring All to Front", isEnabled: { !$0.windows.isEmpty }) {
          $0.unhide()
        }
      ],
    ]
  }

  private static var fullScreenItem: SystemItem {
    var item = SystemItem(
      "enter-full-screen", "Enter Full Screen",
      KeyboardShortcut("f", modifiers: [.command, .control]),
      isEnabled: { $0.windows.key != nil }
    ) { $0.windows.key?.isFullScreen.toggle() }
    item.titleNow = { session in
      session.windows.key?.isFullScreen ?? false ? "Exit Full Screen" : "Enter Full Screen"
    }
    return item
  }

  private static func helpItems(named app: String) -> [CommandGroupPlacement: [SystemItem]] {
    [.help: [.ofSystem("\(app) Help", KeyboardShortcut("?"), named: "help")]]
  }

  /// An item that the system itself carries out, outside the app.
  private static func ofSystem(
    _ title: String, _ shortcut: KeyboardShortcut? = nil, named name: String
  ) -> SystemItem {
    SystemItem(name, title, shortcut) { $0.record(.systemCommand(title)) }
  }

  /// An item that nothing in the model can carry out, so that it is always disabled.
  static func unavailable(
    _ title: String, _ shortcut: KeyboardShortcut? = nil, named name: String? = nil
  ) -> SystemItem {
    SystemItem(
      name ?? CommandName(title: title).text, title, shortcut, isEnabled: { _ in false }
    ) { _ in }
    .disabled(because: "there is nothing here that could carry it out")
  }
}
