// SPDX-License-Identifier: Apache-2.0

/// The menu bar as it is now.
public struct MenuBar: Hashable, Sendable {
  /// The menus, in order. // M1
  public var menus: [Menu]

  /// A menu.
  public struct Menu: Hashable, Sendable {
    /// The menu's title.
    public var title: String
    /// The items, in order.
    public var items: [Item]

    /// All items that may be chosen, those of submenus included.
    public var allItems: [Item] { items.flatMap(\.choosable) }
  }

  /// An item of a menu.
  public struct Item: Hashable, Sendable {
    /// The item's command name: its accessibility identifier, else its title in the form of a name.
    public var name: String
    /// The title.
    public var title: String
    /// The titles from the menu down to the item.
    public var path: [String]
    /// The shortcut, if it has one.
    public var shortcut: KeyboardShortcut?
    /// Whether it may be chosen now.
    public var isEnabled: Bool
    /// Why it may not be chosen, where that is known.
    public var disabledReason: String?
    /// Whether a toggle or a choice is on; nil for others.
    public var isOn: Bool?
    /// The items of the submenu that it opens; nil for others.
    public var items: [Item]?
    /// Whether it is a line between groups.
    public var isDivider: Bool

    static let divider = Item(
      name: "", title: "", path: [], isEnabled: false, isDivider: true)
  }

  /// All items that may be chosen, those of submenus included.
  public var allItems: [Item] { menus.flatMap(\.allItems) }
}

extension MenuBar.Item {
  /// The item, or those of its submenu; nothing for a divider.
  fileprivate var choosable: [MenuBar.Item] {
    if let items { return items.flatMap(\.choosable) }
    return isDivider ? [] : [self]
  }
}
