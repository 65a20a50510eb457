// SPDX-License-Identifier: Apache-2.0

/// A standard item of the menu bar, which acts on the app and its windows. // M4
@MainActor
struct SystemItem {
  let name: String
  let title: String
  var shortcut: KeyboardShortcut?
  let isEnabled: (Session) -> Bool
  let action: (Session) -> Void

  init(
    _ name: String, _ title: String, _ shortcut: KeyboardShortcut? = nil,
    isEnabled: @escaping (Session) -> Bool = { _ in true }, action: @escaping (Session) -> Void
  ) {
    self.name = name
    self.title = title
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension SystemItem {
  /// The standard items of each placement, as macOS gives them to an app without documents.
  static func standard(for session: Session) -> [CommandGroupPlacement: [SystemItem]] {
    var items = windowItems(session)
    items.merge(appItems(session)) { $1 }
    items.merge(editItems()) { $1 }
    for scene in session.scenes {
      guard let item = scene.openItem else { continue }
      items[item.placement, default: []].append(item.item)
    }
    return items
  }

  private static func appItems(_ session: Session) -> [CommandGroupPlacement: [SystemItem]] {
    let app = session.appName
    return [
      .appVisibility: [
        SystemItem("hide", "Hide \(app)", KeyboardShortcut("h"), isEnabled: { !$0.isHidden }) {
          $0.hide()
        },
        SystemItem("show-all", "Show All", isEnabled: { $0.isHidden }) { $0.unhide() },
      ],
      .appTermination: [
        SystemItem("quit", "Quit \(app)", KeyboardShortcut("q")) { $0.quit() }
      ],
    ]
  }

  private static func editItems() -> [CommandGroupPlacement: [SystemItem]] {
    let hasField = { (session: Session) in session.focusedField != nil }
    return [
      .pasteboard: [
        SystemItem("cut", "Cut", KeyboardShortcut("x"), isEnabled: hasField) { $0.cutText() },
        SystemItem("copy", "Copy", KeyboardShortcut("c"), isEnabled: hasField) { $0.copyText() },
        SystemItem("paste", "Paste", KeyboardShortcut("v"), isEnabled: hasField) { $0.pasteText() },
        SystemItem("delete", "Delete", isEnabled: hasField) { $0.deleteText() },
      ]
    ]
  }

  private static func windowItems(_ session: Session) -> [CommandGroupPlacement: [SystemItem]] {
    let hasKey = { (session: Session) in session.windows.key != nil }
    return [
      .saveItem: [
        SystemItem("close", "Close", KeyboardShortcut("w"), isEnabled: { $0.canCloseKeyWindow }) {
          $0.windows.key.map($0.closeWindow)
        }
      ],
      .windowSize: [
        SystemItem("minimize", "Minimize", KeyboardShortcut("m"), isEnabled: hasKey) {
          $0.windows.key.map($0.minimize)
        }
      ],
      .windowArrangement: [
        SystemItem("bring-all-to-front", "Bring All to Front", isEnabled: { !$0.windows.isEmpty }) {
          $0.unhide()
        }
      ],
    ]
  }
}
