// SPDX-License-Identifier: Apache-2.0

/// What a terminal would show after some output: enough of an xterm to check line editing.
///
/// A cell holds a character with its marks; behind a wide one stands a cell without any.
public struct TerminalScreen: Sendable {
  /// The rows that have scrolled off the top, oldest first.
  public private(set) var scrolledOff: [String] = []
  /// The cursor's row, counted from the top.
  public private(set) var row = 0
  /// The cursor's column; equal to the width after the last column was written.
  public private(set) var column = 0
  /// Whether the program has asked for pasted text to be marked.
  public private(set) var wantsBracketedPaste = false

  /// How often the program has switched the keyboard protocol on, less how often off.
  private var keyReports = 0
  /// Whether the program has asked for keys to be reported by the keyboard protocol.
  public var reportsKeys: Bool { keyReports > 0 }

  private var columns: Int
  private var cells: [[TerminalCell]]
  /// The looks of what is written next.
  private var pen = TerminalStyle()
  private var parser = ControlSequenceParser()

  /// Creates a blank screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Self.blanks(columns), count: rows)
  }

  /// The rows on the screen, without trailing blanks.
  public var rows: [String] { cells.map(Self.text) }

  /// The rows on the screen with their looks, without blank ones at the end.
  public var styledRows: [[TerminalRun]] {
    let used = (rows.lastIndex { !$0.isEmpty } ?? -1) + 1
    return cells[..<used].map(TerminalRun.runs)
  }

  /// All rows ever shown, without blank ones at the end.
  public var lines: [String] {
    var all = scrolledOff + rows
    while all.last == "" { all.removeLast() }
    return all
  }

  /// The row the cursor is in.
  public var cursorLine: String { Self.text(cells[row]) }

  /// Shows more output.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let item = parser.take(byte) else { continue }
      switch item {
      case .character(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let final, let parameters): sequence(final, parameters)
      case .keyReports(let isOn): keyReports += isOn ? 1 : -1
      case .privateMode(let mode, let isOn): if mode == 2004 { wantsBracketedPaste = isOn }
      }
    }
  }

  /// Changes the size; rows keep their left part, as on a terminal that does not wrap them anew.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    cells = cells.map { Array(($0 + Self.blanks(columns)).prefix(columns)) }
    while cells.count < rows { cells.append(Self.blanks(columns)) }
    while cells.count > rows { scroll() }
    row = min(row, rows - 1)
    column = min(column, columns)
  }
}

extension TerminalScreen {
  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    if width == 0 { return addMark(scalar) }
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = TerminalCell(scalar: scalar, style: pen)
    if width > 1 { cells[row][column + 1] = TerminalCell(scalar: TerminalCell.none, style: pen) }
    column += width
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    let before = cells[row][..<min(column, columns)]
    guard let index = before.lastIndex(where: { $0.scalar != TerminalCell.none }) else { return }
    cells[row][index].marks.append(scalar)
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: column = max(0, min(column, columns - 1) - 1)
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    default: break
    }
  }

  private mutating func sequence(_ final: UInt8, _ parameters: [Int]) {
    let count = max(1, parameters.first ?? 1)
    let here = min(column, columns - 1)
    switch UnicodeScalar(final) {
    case "A": row = max(0, row - count)
    case "B": row = min(cells.count - 1, row + count)
    case "C": column = min(columns - 1, here + count)
    case "D": column = max(0, here - count)
    case "G": column = min(columns, count) - 1
    case "H": move(toRow: count, column: max(1, parameters.dropFirst().first ?? 1))
    case "J": eraseDisplay(parameters.first ?? 0, from: here)
    case "K": eraseLine(parameters.first ?? 0, from: here)
    case "M": deleteLines(count)
    case "m": pen.take(parameters)
    case "P": shift(from: here, by: -count)
    case "@": shift(from: here, by: count)
    default: break
    }
  }

  private mutating func move(toRow newRow: Int, column newColumn: Int) {
    row = min(cells.count, newRow) - 1
    column = min(columns, newColumn) - 1
  }

  private mutating func lineFeed() {
    if row == cells.count - 1 { scroll() } else { row += 1 }
  }

  private mutating func scroll() {
    scrolledOff.append(Self.text(cells.removeFirst()))
    cells.append(Self.blanks(columns))
  }

  private mutating func eraseDisplay(_ part: Int, from start: Int) {
    if part == 0 { eraseLine(0, from: start) }
    for index in part == 0 ? (row + 1)..<cells.count : cells.indices {
      cells[index] = Self.blanks(columns)
    }
  }

  private mutating func eraseLine(_ part: Int, from start: Int) {
    let range = part == 0 ? start..<columns : 0..<(part == 1 ? start + 1 : columns)
    cells[row].replaceSubrange(range, with: Self.blanks(range.count))
  }

  private mutating func deleteLines(_ count: Int) {
    let range = row..<min(cells.count, row + count)
    cells.replaceSubrange(range, with: [])
    cells += range.map { _ in Self.blanks(columns) }
  }

  private mutating func shift(from start: Int, by distance: Int) {
    let head = cells[row][..<start]
    let tail = cells[row][start...]
    let moved = distance < 0 ? Array(tail.dropFirst(-distance)) : Self.blanks(distance) + tail
    cells[row] = Array((head + moved + Self.blanks(columns)).prefix(columns))
  }

  private static func blanks(_ count: Int) -> [TerminalCell] {
    Array(repeating: TerminalCell(), count: max(0, count))
  }

  private static func text(_ cells: [TerminalCell]) -> String {
    let used = cells.lastIndex { $0.scalar != " " }.map { $0 + 1 } ?? 0
    return cells[..<used].map(\.text).joined()
  }
}
