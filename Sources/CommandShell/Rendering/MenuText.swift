// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The menu bar as lines for a person.
struct MenuText {
  /// The width that lines should keep to; nil sets no limit.
  var width: Int?
  /// The keys of the terminal; nil where there is none.
  var keys: KeyTable?

  /// The menu bar, or the menu or item that titles lead to.
  func describe(_ bar: MenuBar, at path: [String]) throws(LineError) -> [StyledText] {
    guard let first = path.first else {
      let menus = bar.menus.flatMap {
        [[StyledText(visible($0.title), .bold)]] + rows($0.items, depth: 1)
      }
      return Columns.aligned(menus, in: width) + remark(on: bar.allItems)
    }
    let titles = bar.menus.map(\.title)
    let index = try Self.index(of: first, in: titles, "menu")
    return try describe(bar.menus[index].items, at: path.dropFirst())
  }

  private func describe(
    _ items: [MenuBar.Item], at path: ArraySlice<String>
  ) throws(LineError) -> [StyledText] {
    guard let next = path.first else { return table(items) }
    let item = items[try Self.index(of: next, in: items.map(\.title), "item")]
    guard let inner = item.items else { return table([item]) }
    return try describe(inner, at: path.dropFirst())
  }

  /// The titles of the item that was meant, as the menu bar has them.
  ///
  /// Typed are they without case or ellipsis, and each as far as it is clear.
  static func fullPath(_ path: [String], in bar: MenuBar) throws(LineError) -> [String] {
    let menu = bar.menus[try index(of: path.first ?? "", in: bar.menus.map(\.title), "menu")]
    var items = menu.items.filter { !$0.isDivider }
    var result = [menu.title]
    for typed in path.dropFirst() {
      guard !items.isEmpty else {
        throw LineError(
          .notFound, "\(named(result.last ?? "")) is an item; nothing is below it.")
      }
      let item = items[try index(of: typed, in: items.map(\.title), "item")]
      result.append(item.title)
      items = item.items?.filter { !$0.isDivider } ?? []
    }
    guard items.isEmpty else {
      throw LineError(
        .notFound, "\(named(result.last ?? "")) is a submenu; name one of its items.",
        candidates: items.map(\.title))
    }
    return result
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
      let near = nearestNames(to: typed, in: titles)
      throw LineError(
        .unknown, "There is no \(what) \(named(typed)).", candidates: near.isEmpty ? titles : near)
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous, "\(named(typed)) could be several \(what)s.",
        candidates: matches.map { titles[$0] })
    }
    return match
  }

  private func table(_ items: [MenuBar.Item]) -> [StyledText] {
    Columns.aligned(rows(items, depth: 0), in: width) + remark(on: items)
  }

  /// Which of the keys that would stand for the items' edit the line instead.
  private func remark(on items: [MenuBar.Item]) -> [StyledText] {
    guard let remark = keys.flatMap({ KeyText(table: $0).remark(on: items) }) else { return [] }
    let text = StyledText(remark, .faint)
    return width.map { text.wrapped(to: $0, indent: 2) } ?? [text]
  }

  /// The key that chooses an item: on this terminal, where there is one.
  private func key(of item: MenuBar.Item) -> String {
    if let keys { return KeyText(table: keys).key(of: item) }
    return item.shortcut.map { visible($0.described) } ?? ""
  }

  /// An item a row: title, name, shortcut, state; those of a submenu below it, indented.
  private func rows(_ items: [MenuBar.Item], depth: Int) -> [[StyledText]] {
    let indent = String(repeating: "  ", count: depth)
    return items.flatMap { item -> [[StyledText]] in
      if item.isDivider { return [[StyledText(indent + "—", .faint)]] }
      let mark = item.isOn.map { $0 ? "✓ " : "  " } ?? ""
      let title = indent + mark + visible(item.title)
      if let inner = item.items {
        return [[StyledText(title + " ▸")]] + rows(inner, depth: depth + 1)
      }
      return [row(item, title)]
    }
  }

  private func row(_ item: MenuBar.Item, _ title: String) -> [StyledText] {
    let look: TextStyle = item.isEnabled ? .plain : .faint
    return [
      StyledText(title, look),
      StyledText(":" + visible(item.name), item.isEnabled ? .cyan : .faint),
      StyledText(key(of: item), look),
      StyledText(item.isEnabled ? "" : "disabled", look),
    ]
  }
}
