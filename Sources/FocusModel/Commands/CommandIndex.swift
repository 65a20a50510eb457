// SPDX-License-Identifier: Apache-2.0

/// The merged menu bar and the names in it, kept until the scenes' commands change in structure.
@MainActor
final class CommandIndex {
  unowned(unsafe) var session: Session?
  private var layout: [(title: String, entries: [MenuEntry])] = []
  private var choosable: [MenuEntry] = []
  @exclusivity(unchecked) private var byName: [String: [MenuEntry]] = [:]
  /// The entries of the menu that lists the open windows; nil where none does.
  private var besideWindows: [MenuEntry]?
  @exclusivity(unchecked) private var builtFor: Int?
  /// Counts the rebuilds, so that others can cache what they derive from the names.
  private(set) var version = 0

  /// The menus with their entries, the open windows included.
  var menus: [(title: String, entries: [MenuEntry])] {
    refresh()
    return layout.map { ($0.title, listingWindows(in: $0.entries)) }
  }

  /// The entries with a command name.
  func entries(named name: String) -> [MenuEntry] {
    refresh()
    return byName[name] ?? windowEntry(named: name).map { [$0] } ?? []
  }

  private func windowEntry(named name: String) -> MenuEntry? {
    let prefix = MenuEntry.windowNamePrefix
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)) else {
      return nil
    }
    return session?.windows[number].map(MenuEntry.init(for:))
  }

  /// The entry that titles lead to.
  func entries(at path: [String]) -> [MenuEntry] {
    guard let session else { return [] }
    return Self.flatten(menus.flatMap(\.entries)).filter { $0.isAt(path, in: session) }
  }

  /// The first entry that has a shortcut, in the order of the search. // M16, M18
  func entries(with shortcut: KeyboardShortcut) -> [MenuEntry] {
    choosableEntries.filter { $0.shortcut == shortcut }
  }

  /// The entries that may be chosen, in the order of the shortcut search; without the open windows.
  var choosableEntries: [MenuEntry] {
    refresh()
    return choosable
  }

  /// The entries that may be chosen and whose names are meant, the open windows last; of the others nothing
  /// is looked at but the name.
  func entries(named wanted: NamePattern) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    for entry in choosableEntries where wanted.matches(entry.name) { entries.append(entry) }
    guard let besideWindows, wanted.mayMatchNumber(after: MenuEntry.windowNamePrefix) else {
      return entries
    }
    let windows = listedWindows(beside: besideWindows)
    return entries
      + windows.filter { wanted.matches(MenuEntry.name(of: $0)) }.map(MenuEntry.init(for:))
  }

  /// What a reference to an item that is not there may have meant: the titles where its path ends, or the
  /// names that begin like its name.
  func titles(near reference: MenuItemReference) -> [String] {
    switch reference {
    case .name(let name):
      return byName.keys.filter { $0.hasPrefix(name.prefix(2)) || $0.contains(name) }.sorted()
    case .path(let path):
      let found = menus.filter { $0.title == path.first }
      guard !found.isEmpty else { return menus.map(\.title) }
      return found.flatMap(\.entries).filter { !$0.isDivider }.map(\.title)
    }
  }

  /// A menu's entries with the open windows where they are listed, without those whose scene has an item
  /// of its own there. // W8
  private func listingWindows(in entries: [MenuEntry]) -> [MenuEntry] {
    guard let place = entries.firstIndex(where: { $0.isWindowList }) else { return entries }
    let windows = listedWindows(beside: entries)
    var before = entries[..<place]
    if windows.isEmpty, before.last?.isDivider == true { before.removeLast() }
    return before + windows.map(MenuEntry.init(for:)) + entries[(place + 1)...]
  }

  /// The open windows in the order of the menu, without those of tools and those whose scene has an item of
  /// its own among `entries`. // W8
  private func listedWindows(beside entries: [MenuEntry]) -> [SessionWindow] {
    let titles = Set(entries.map(\.title))
    let listsValues = session?.policies.windowMenuListsValueWindows ?? true
    return (session?.windowsInMenuOrder ?? []).filter { window in
      !window.isUtility && (listsValues || window.valueCell == nil)
        && !(window.scene.isSingle && titles.contains(window.scene.windowTitle))
    }
  }

  /// Has the menus merged anew when somebody looks.
  func forget() { builtFor = nil }

  private func refresh() {
    guard let session else { return }
    let current = session.appGraph.version
    guard builtFor != current else { return }
    builtFor = current
    version += 1
    layout = MenuLayout(session: session).build()
    choosable = Self.flatten(layout.flatMap(\.entries))
    byName = Dictionary(grouping: choosable, by: \.name)
    besideWindows = layout.map(\.entries).first { $0.contains(where: \.isWindowList) }
  }

  private static func flatten(_ entries: [MenuEntry]) -> [MenuEntry] {
    entries.flatMap { entry -> [MenuEntry] in
      switch entry.kind {
      case .submenu(let inner): flatten(inner)
      case .divider, .text, .windowList: []
      default: [entry]
      }
    }
  }
}
