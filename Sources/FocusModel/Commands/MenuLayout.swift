// SPDX-License-Identifier: Apache-2.0

/// Merges the standard menus with what the scenes contribute. // M1, M5
///
/// A menu of the app's own stays one, even when it is titled like a standard one. // M2
@MainActor
struct MenuLayout {
  let session: Session

  /// The standard menus and the placements in each, in order. // M4
  private static let standardMenus: [(title: String, placements: [CommandGroupPlacement])] = [
    ("", [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    ("File", [.newItem, .saveItem, .importExport, .printItem]),
    ("Edit", [.undoRedo, .pasteboard, .textEditing]),
    ("Format", [.textFormatting]),
    ("View", [.toolbar, .sidebar]),
    ("Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList]),
    ("Help", [.help]),
  ]

  /// What one placement holds.
  private enum Source {
    case system(SystemItem)
    case node(_Node)
    case windowList
  }

  func build() -> [(title: String, entries: [MenuEntry])] {
    var groups: [CommandGroupPlacement: [Source]] = SystemItem.standard(for: session)
      .mapValues { items in items.map { Source.system($0) } }
    groups[.windowList] = [.windowList]
    var custom: [(title: String, entries: [MenuEntry])] = []
    var extras: [(title: String, entries: [MenuEntry])] = []
    for node in contributionsInEffect {
      switch node.contribution {
      case .menu(let title): custom.append((title, children(of: node, path: [title])))
      case .extra(let title): extras.append((title, children(of: node, path: [title])))
      case .nothing: break
      case .group(let placement, let position):
        Self.apply(.node(node), position, to: &groups[placement, default: []])
      }
    }
    let standard = Self.standardMenus.compactMap { menu in
      standardMenu(menu.title.isEmpty ? session.appName : menu.title, menu.placements, groups)
    }
    let windowMenu = standard.firstIndex { $0.title == "Window" } ?? standard.endIndex
    return Array(standard[..<windowMenu]) + custom + Array(standard[windowMenu...]) + extras
  }

  /// M9, M11: `before` goes to the start and `after` to the end; `replacing` drops what was there.
  private static func apply(
    _ source: Source, _ position: MenuGroupPosition, to group: inout [Source]
  ) {
    switch position {
    case .before: group.insert(source, at: 0)
    case .after: group.append(source)
    case .replacing: group = [source]
    }
  }

  /// M11: the contributions in the order in which they take effect.
  ///
  /// By the policy in order of declaration; else replacements first, then additions such that each group's
  /// keep their order.
  private var contributionsInEffect: [any MenuContribution] {
    let declared = contributions
    guard !session.policies.commandGroupsApplyInOrder else { return declared }
    let replacing = declared.filter { $0.position == .replacing }
    let before = declared.filter { $0.position == .before }
    let others = declared.filter { $0.position != .replacing && $0.position != .before }
    return replacing + before.reversed() + others
  }

  /// The scenes' commands, in order of declaration.
  private var contributions: [any MenuContribution] {
    var found: [any MenuContribution] = []
    session.appRoot?.walk { node in
      guard node.traits.contains(.command), let change = node as? any MenuContribution else {
        return true
      }
      if !EnvironmentValues(scope: node.environment).areCommandsRemoved { found.append(change) }
      return false
    }
    return found
  }

  /// M1: Format is there only when something is in it; the other standard menus always are (M3).
  private func standardMenu(
    _ title: String, _ placements: [CommandGroupPlacement],
    _ groups: [CommandGroupPlacement: [Source]]
  ) -> (title: String, entries: [MenuEntry])? {
    let parts = placements.map { placement in
      (groups[placement] ?? []).flatMap { entries(of: $0, path: [title]) }
    }
    let all = Self.separated(parts)
    return title == "Format" && all.isEmpty ? nil : (title, all)
  }

  private func entries(of source: Source, path: [String]) -> [MenuEntry] {
    switch source {
    case .node(let node): return entries(of: node, path: path)
    case .windowList: return [.windowList]
    case .system(let item):
      return [entry(of: item, path: path)]
    }
  }

  private func entry(of item: SystemItem, path: [String]) -> MenuEntry {
    MenuEntry(kind: .system(item), title: item.title, name: item.name, path: path + [item.title])
  }

  /// M12: groups are set off by dividers.
  private static func separated(_ parts: [[MenuEntry]]) -> [MenuEntry] {
    var all: [MenuEntry] = []
    for part in parts where !part.isEmpty {
      if !all.isEmpty { all.append(.divider) }
      all += part
    }
    return all
  }

  // MARK: - Views in menus

  /// M13: buttons, toggles, pickers, submenus, sections and dividers, in order.
  private func entries(of root: _Node, path: [String]) -> [MenuEntry] {
    var found = MenuEntryList()
    append(root, path: path, to: &found)
    return found.entries
  }

  private func append(_ root: _Node, path: [String], to found: inout MenuEntryList) {
    root.walk { node in
      guard let element = node.asElement else {
        return true
      }
      append(element: element, path: path, to: &found)
      return false
    }
  }

  private func append(
    element: any ElementNode, path: [String], to found: inout MenuEntryList
  ) {
    switch element.role {
    case .divider: found.append(.divider)
    case .section: found.append(section: children(of: element, path: path))
    case .menu: found.append(submenu(element, path: path))
    case .picker: appendChoices(of: element, path: path, to: &found)
    case .text: found.append(entry(.text, element, path: path))
    default:
      if let system = element as? any SystemItemElement {
        found.append(entry(of: system.item, path: path))
      } else if let pressable = element.asPressable {
        found.append(entry(.press(pressable), element, path: path))
      } else {
        appendChildren(of: element, path: path, to: &found)
      }
    }
  }

  private func entry(_ kind: MenuEntry.Kind, _ node: any ElementNode, path: [String]) -> MenuEntry {
    let title = node.shownLabel
    let name = node.accessibility.identifier ?? CommandName(title: title).text
    return MenuEntry(kind: kind, title: title, name: name, path: path + [title])
  }

  private func children(of node: _Node, path: [String]) -> [MenuEntry] {
    var found = MenuEntryList()
    appendChildren(of: node, path: path, to: &found)
    return found.entries
  }

  private func appendChildren(of node: _Node, path: [String], to found: inout MenuEntryList) {
    var child = node.firstVisibleChild
    while let next = child {
      append(next, path: path, to: &found)
      child = node.visibleSibling(after: next)
    }
  }

  private func submenu(_ element: any ElementNode, path: [String]) -> MenuEntry {
    let title = element.shownLabel
    let inner = children(of: element, path: path + [title])
    return entry(.submenu(inner), element, path: path)
  }

  /// M13: a picker is a submenu, or by its style a section of the menu.
  private func appendChoices(
    of element: any ElementNode, path: [String], to found: inout MenuEntryList
  ) {
    guard let picker = element as? any Choosing else { return }
    let title = picker.shownLabel
    if picker.showsChoicesInline {
      let isUntitled = picker.label.isEmpty || picker.hidesLabel
      let header = isUntitled ? [] : [entry(.text, picker, path: path)]
      found.append(section: header + choices(of: picker, path: path))
    } else {
      let inner = choices(of: picker, path: path + [title])
      found.append(entry(.submenu(inner), picker, path: path))
    }
  }

  private func choices(of picker: any Choosing, path: [String]) -> [MenuEntry] {
    picker.choices.indices.map { index in
      let label = picker.choices[index].label
      return MenuEntry(
        kind: .choose(picker, index: index), title: label, name: CommandName(title: label).text,
        path: path + [label])
    }
  }
}

/// The entries of a menu while it is put together.
@MainActor
private struct MenuEntryList {
  private(set) var entries: [MenuEntry] = []
  private var endsWithSection = false

  mutating func append(_ entry: MenuEntry) {
    if endsWithSection { entries.append(.divider) }
    endsWithSection = false
    entries.append(entry)
  }

  /// M12: a section draws its own dividers, before and behind; the writer's own come on top of them.
  mutating func append(section: [MenuEntry]) {
    guard !section.isEmpty else { return }
    if endsWithSection || entries.last?.isDivider == false { entries.append(.divider) }
    entries += section
    endsWithSection = true
  }
}

extension MenuEntry {
  /// Whether the entry is a line between groups.
  var isDivider: Bool {
    if case .divider = kind { true } else { false }
  }

  /// Whether the entry brings an open window forward.
  var isWindow: Bool {
    if case .window = kind { true } else { false }
  }

  /// Whether the entry stands for the open windows.
  var isWindowList: Bool {
    if case .windowList = kind { true } else { false }
  }
}
