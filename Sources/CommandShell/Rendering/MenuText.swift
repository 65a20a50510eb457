// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The menu bar as lines for a person.
enum MenuText {
  /// The menu bar, or the menu or item that titles lead to.
  static func describe(_ bar: MenuBar, at path: [String]) throws(LineError) -> [String] {
    guard let first = path.first else {
      return bar.menus.flatMap { [visible($0.title)] + items($0.items, depth: 1) }
    }
    let titles = bar.menus.map(\.title)
    let index = try index(of: first, in: titles, "menu")
    return try describe(bar.menus[index].items, at: path.dropFirst())
  }

  private static func describe(
    _ items: [MenuBar.Item], at path: ArraySlice<String>
  ) throws(LineError) -> [String] {
    guard let next = path.first else { return self.items(items, depth: 0) }
    let item = items[try index(of: next, in: items.map(\.title), "item")]
    guard let inner = item.items else { return self.items([item], depth: 0) }
    return try describe(inner, at: path.dropFirst())
  }

  /// The titles as the menu bar has them, where a person has typed them without case or ellipsis.
  static func fullPath(_ path: [String], in bar: MenuBar) throws(LineError) -> [String] {
    let all = bar.allItems
    let wanted = path.map(FormField.folded)
    guard let item = all.first(where: { $0.path.map(FormField.folded) == wanted }) else {
      throw LineError(
        .unknown, "There is no menu item \(named(path.joined(separator: " > "))).",
        candidates: nearestNames(to: path.last ?? "", in: all.map(\.title)))
    }
    return item.path
  }

  /// The place of the title that was typed without case or ellipsis, whole or an unambiguous prefix.
  private static func index(
    of typed: String, in titles: [String], _ what: String
  ) throws(LineError) -> Int {
    let folded = titles.map(FormField.folded)
    let wanted = FormField.folded(typed)
    if let exact = folded.firstIndex(of: wanted), !wanted.isEmpty { return exact }
    let matches = folded.indices.filter { !wanted.isEmpty && folded[$0].hasPrefix(wanted) }
    guard let match = matches.first else {
      throw LineError(.notFound, "There is no \(what) \(named(typed)).", candidates: titles)
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous, "\(named(typed)) could be several \(what)s.",
        candidates: matches.map { titles[$0] })
    }
    return match
  }

  private static func items(_ items: [MenuBar.Item], depth: Int) -> [String] {
    let rows = Self.rows(items, depth: depth)
    return Columns.aligned(rows)
  }

  /// An item a row: title, name, shortcut, state; those of a submenu below it, indented.
  private static func rows(_ items: [MenuBar.Item], depth: Int) -> [[String]] {
    let indent = String(repeating: "  ", count: depth)
    return items.flatMap { item -> [[String]] in
      if item.isDivider { return [[indent + "—"]] }
      let mark = item.isOn.map { $0 ? "✓ " : "  " } ?? ""
      let title = indent + mark + visible(item.title)
      if let inner = item.items { return [[title + " ▸"]] + rows(inner, depth: depth + 1) }
      return [
        [
          title, ":" + visible(item.name), item.shortcut.map { visible($0.described) } ?? "",
          item.isEnabled ? "" : "disabled",
        ]
      ]
    }
  }
}
