// SPDX-License-Identifier: Apache-2.0

/// The lines that show a person what could be typed.
@MainActor
struct CompletionList {
  /// The room there is, in columns and rows.
  let size: (columns: Int, rows: Int)
  let usesColor: Bool

  /// Blank columns between a name and its description, and between two columns of names.
  nonisolated private static let gap = 2
  /// Blank columns between two columns of names with descriptions, which have gaps of their own.
  private static let wideGap = 4
  /// The rows that a list with descriptions may have: a longer one is not read but searched by eye, which
  /// names alone are better for.
  private static let mostDescribedRows = 48
  /// The columns that a description needs to say anything.
  private static let leastDescription = 12

  /// The columns that candidates are laid out in.
  private struct Grid {
    var columns = 1
    let nameWidth: Int
    /// The columns that a description may take; 0 shows none.
    var descriptionWidth = 0
    var gap = CompletionList.gap

    /// The columns from one name to the next beside it.
    var step: Int {
      nameWidth + (descriptionWidth > 0 ? CompletionList.gap + descriptionWidth : 0) + gap
    }
  }

  /// Lays candidates out with their descriptions, one a row or, where those are too many for the screen,
  /// in columns; without descriptions where that is the only way to show them all.
  ///
  /// More than a screen holds would push the line being typed away, so the rest is only counted.
  func text(for candidates: [Completion]) -> String {
    let grid = grid(for: candidates)
    let shown = candidates.prefix(grid.columns * usableRows)
    let rows = (shown.count + grid.columns - 1) / grid.columns
    var text: [UInt8] = []
    for row in 0..<rows {
      for index in stride(from: row, to: shown.count, by: rows) {
        append(shown[index], in: grid, isLast: index + rows >= shown.count, to: &text)
      }
      text.append(UInt8(ascii: "\n"))
    }
    let rest = candidates.count - shown.count
    return String(decoding: text, as: UTF8.self) + (rest > 0 ? "… and \(rest) more\n" : "")
  }

  /// Rows that lists may fill: two remain for the line being typed and the count of the rest.
  private var usableRows: Int { max(1, size.rows - 2) }

  private func grid(for candidates: [Completion]) -> Grid {
    let widest = candidates.reduce(0) { max($0, $1.listed.terminalWidth) }
    guard candidates.contains(where: \.isDescribed) else { return packed(widest) }
    let most = min(usableRows, Self.mostDescribedRows)
    guard candidates.count > most else {
      let nameWidth = min(widest, size.columns / 2)
      let room = max(0, size.columns - nameWidth - Self.gap - 1)
      return Grid(nameWidth: nameWidth, descriptionWidth: room)
    }
    let columns = (candidates.count + most - 1) / most
    let room = (size.columns - 1 + Self.wideGap) / columns - Self.wideGap - widest - Self.gap
    guard room >= Self.leastDescription else { return packed(widest) }
    let described = candidates.reduce(0) { max($0, $1.description?.terminalWidth ?? 0) }
    return Grid(
      columns: columns, nameWidth: widest, descriptionWidth: min(room, described),
      gap: Self.wideGap)
  }

  private func packed(_ widest: Int) -> Grid {
    let nameWidth = min(widest, max(1, size.columns - 1))
    let columns = (size.columns - 1 + Self.gap) / (nameWidth + Self.gap)
    return Grid(columns: max(1, columns), nameWidth: nameWidth)
  }

  /// Fills column by column, as `ls` does, so that the order is read downwards.
  private func append(
    _ candidate: Completion, in grid: Grid, isLast: Bool, to text: inout [UInt8]
  ) {
    let name = candidate.listed.truncatedForTerminal(to: grid.nameWidth)
    text += name.utf8
    var width = name.terminalWidth
    if grid.descriptionWidth > 0, let description = candidate.description {
      let margin = grid.nameWidth + Self.gap
      text += repeatElement(UInt8(ascii: " "), count: margin - width)
      let shown = description.sanitizedForTerminal().truncatedForTerminal(
        to: grid.descriptionWidth)
      text += styled(shown).utf8
      width = margin + shown.terminalWidth
    }
    if !isLast { text += repeatElement(UInt8(ascii: " "), count: grid.step - width) }
  }

  private func styled(_ description: String) -> String {
    usesColor ? TextStyle.faint.opening + description + TextStyle.faint.closing : description
  }
}
