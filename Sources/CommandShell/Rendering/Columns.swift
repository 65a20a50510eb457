// SPDX-License-Identifier: Apache-2.0

/// Lines up cells in columns.
enum Columns {
  /// The blanks between two columns.
  private static let gap = 2
  /// The columns that the last cells need to be read beside the others.
  private static let roomToRead = 30

  /// Lines up plain cells.
  static func aligned(_ rows: [[String]]) -> [String] {
    aligned(rows.map { $0.map { StyledText($0) } }, in: nil).map(\.plain)
  }

  /// Lines up cells within a width; nil sets no limit.
  ///
  /// Where a table is too wide its last cells are broken at blanks: in their column where that leaves
  /// room to read, else below their rows.
  static func aligned(_ rows: [[StyledText]], in width: Int?) -> [StyledText] {
    let all = widths(of: rows)
    let lines = rows.map { line($0, all) }
    guard let width, lines.contains(where: { $0.width > width }) else { return lines }
    let count = rows.map(\.count).max() ?? 0
    let margin = all.dropLast().reduce(0) { $0 + $1 + gap }
    if margin + roomToRead <= width {
      return zip(rows, lines).flatMap { row, line in
        line.wrapped(to: width, indent: row.count == count ? margin : 0)
      }
    }
    let narrowed = widths(of: rows.map { Array($0.prefix(count - 1)) })
    return rows.flatMap { row -> [StyledText] in
      let start = line(Array(row.prefix(count - 1)), narrowed)
      return [start.cut(to: width)] + below(row.count == count ? row.last : nil, in: width)
    }
  }

  private static func below(_ cell: StyledText?, in width: Int) -> [StyledText] {
    guard let cell, !cell.isEmpty else { return [] }
    let indent = min(6, width / 4)
    let indented = StyledText(String(repeating: " ", count: indent)) + cell
    return indented.wrapped(to: width, indent: indent)
  }

  /// The width of each column but a row's last one, which needs none.
  private static func widths(of rows: [[StyledText]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      rows.map { column < $0.count - 1 ? $0[column].width : 0 }.max() ?? 0
    }
  }

  private static func line(_ row: [StyledText], _ widths: [Int]) -> StyledText {
    let cells = row.enumerated().map { column, cell in
      column == row.count - 1 ? cell : cell.padded(to: widths[column] + gap)
    }
    return cells.reduce(StyledText(), +).trimmed
  }
}
