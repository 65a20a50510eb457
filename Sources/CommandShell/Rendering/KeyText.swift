// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The keys of a terminal as lines for a person.
struct KeyText {
  let table: KeyTable

  /// The key that chooses a menu item on this terminal; nothing for one without a shortcut.
  func key(of item: MenuBar.Item) -> String {
    guard let shortcut = item.shortcut else { return "" }
    guard let chord = Chord(shortcut), !table.hasCommandKey else {
      return visible(shortcut.described)
    }
    let row = table.keys(for: chord).first { $0.editing == nil }
    return row.map(\.keys.description) ?? ":key \(chord)"
  }

  /// Says which keys edit the line rather than choose one of some items; nil where none does.
  func remark(on items: [MenuBar.Item]) -> String? {
    let rows = items.compactMap { $0.shortcut.flatMap(Chord.init) }.flatMap(table.keys(for:))
    let left = rows.compactMap { row in row.editing.map { "\(row.keys) (\($0))" } }
    guard !left.isEmpty else { return nil }
    return "These edit the line: \(left.joined(separator: ", ")). :bind lists all keys."
  }

  /// All keys that are bound, a line each, those of the person first.
  func list(in width: Int?) -> [StyledText] {
    Columns.aligned(
      table.rows.map { row in
        let look: TextStyle = row.editing == nil ? .plain : .faint
        return [
          StyledText(row.keys.description, look), StyledText(visible(row.line), look),
          StyledText(remark(on: row), .faint),
        ]
      }, in: width)
  }

  private func remark(on row: KeyTable.Row) -> String {
    if let function = row.editing { return "stays \(function)" }
    if row.keys.sequence == nil { return "with the kitty keyboard protocol" }
    return row.isOwn ? "bound by you" : ""
  }
}
