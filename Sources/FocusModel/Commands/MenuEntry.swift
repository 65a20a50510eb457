// SPDX-License-Identifier: Apache-2.0

/// An entry of the menu bar, bound to the node that stands for it.
///
/// Whether it is enabled or on is asked of the node each time, never stored.
@MainActor
struct MenuEntry {
  /// What choosing the entry does.
  enum Kind {
    case press(any Pressable)
    case choose(any Choosing, index: Int)
    case system(SystemItem)
    case window(Int)
    /// Stands where the open windows are listed.
    case windowList
    case submenu([MenuEntry])
    case text
    case divider
  }

  let kind: Kind
  let title: String
  let name: String
  let path: [String]

  static let divider = MenuEntry(kind: .divider, title: "", name: "", path: [])
  static let windowList = MenuEntry(kind: .windowList, title: "", name: "", path: [])

  /// What stands before the number in the names of the entries that bring windows forward.
  static let windowNamePrefix = "window-"

  /// The name of the entry that brings a window forward.
  static func name(of window: SessionWindow) -> String {
    windowNamePrefix + String(window.number)
  }

  /// The entry of the Window menu that brings a window forward.
  init(for window: SessionWindow) {
    self.init(
      kind: .window(window.number), title: window.title, name: Self.name(of: window),
      path: ["Window", window.title])
  }

  init(kind: Kind, title: String, name: String, path: [String]) {
    self.kind = kind
    self.title = title
    self.name = name
    self.path = path
  }

  /// Whether the entry may be chosen now; disabled ancestors count. // M14
  func isEnabled(in session: Session) -> Bool {
    switch kind {
    case .press(let node): node.isEnabled
    case .choose(let node, _): node.isEnabled
    case .system(let item): item.isEnabled(session)
    case .window, .submenu: true
    case .text, .divider, .windowList: false
    }
  }

  /// Why a disabled entry is so, where that is known.
  var disabledReason: String? {
    switch kind {
    case .press(let node): node.accessibility.help.flatMap { $0.isEmpty ? nil : $0 }
    case .system(let item): item.reason
    default: nil
    }
  }

  /// Whether the entry is in the menu of a `MenuBarExtra`, which is there when the app is not in front.
  var isOfExtra: Bool {
    var node: _Node?
    switch kind {
    case .press(let pressable): node = pressable
    case .choose(let choosing, _): node = choosing
    default: return false
    }
    while let candidate = node {
      if case .extra? = (candidate as? any MenuContribution)?.contribution { return true }
      node = candidate.parent
    }
    return false
  }

  var shortcut: KeyboardShortcut? {
    switch kind {
    case .press(let node): node.shortcut
    case .choose(let node, let index): node.shortcut(ofChoice: index)
    case .system(let item): item.shortcut
    default: nil
    }
  }

  /// Whether a toggle or a choice is on. // M13
  func isOn(in session: Session) -> Bool? {
    switch kind {
    case .press(let node): (node as? any OnOff)?.isOn
    case .choose(let node, let index): node.choices[index].isChosen
    case .window(let number): session.windows.key?.number == number
    default: nil
    }
  }

  func choose(in session: Session) {
    switch kind {
    case .press(let node): node.press()
    case .choose(let node, let index): node.choose(at: index)
    case .system(let item): item.action(session)
    case .window(let number): session.windows[number].map { session.bringForward($0) }
    case .submenu, .text, .divider, .windowList: break
    }
  }

  /// The title that is shown now.
  func shownTitle(in session: Session) -> String {
    if case .system(let item) = kind { item.titleNow?(session) ?? title } else { title }
  }

  /// Whether titles lead to the entry.
  func isAt(_ path: [String], in session: Session) -> Bool {
    self.path == path || self.path.dropLast() + [shownTitle(in: session)] == path
  }

  /// The entry as a value.
  func item(in session: Session) -> MenuBar.Item {
    if case .divider = kind { return .divider }
    var items: [MenuBar.Item]?
    if case .submenu(let entries) = kind { items = entries.map { $0.item(in: session) } }
    let isEnabled = isEnabled(in: session)
    return MenuBar.Item(
      name: name, title: shownTitle(in: session), path: path, shortcut: shortcut,
      isEnabled: isEnabled, disabledReason: isEnabled ? nil : disabledReason,
      isOn: isOn(in: session), items: items, isDivider: false)
  }
}
