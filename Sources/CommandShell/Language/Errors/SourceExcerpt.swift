// SPDX-License-Identifier: Apache-2.0

/// A line of a script made fit to be shown, and a marker for the line below it.
///
/// Tabs become blanks, characters that act on a terminal become escapes, and a line too long to
/// show is cut around the marked place.
struct SourceExcerpt: Hashable, Sendable {
  /// The line, or the part of it around the marked place.
  let text: String

  /// Blanks up to the marked place, a caret, and a tilde for each further column.
  let marker: String

  /// Prepares a line for showing.
  ///
  /// - Parameters:
  ///   - line: The line's bytes, of whatever kind they are.
  ///   - range: The bytes to mark.
  ///   - width: The most columns to use.
  init(_ line: ArraySlice<UInt8>, marking range: ByteRange, width: Int = 100) {
    let cut = Cut(line, around: range, reach: 4 * width)
    var column = 0
    let before = Cell.cells(cut.before, column: &column)
    let marked = Cell.cells(cut.marked, column: &column)
    let after = Cell.cells(cut.after, column: &column)
    let isWhole = !cut.isCutBefore && !cut.isCutAfter && column <= width
    let kept = isWhole ? before[...] : before.fitting(width * 2 / 3, fromEnd: true)
    let isShortened = cut.isCutBefore || kept.count < before.count
    let start = (isShortened ? "…" : "") + kept.text
    let rest = marked + after
    let space = width - start.displayWidth
    let fits = !cut.isCutAfter && rest.width <= space
    text = start + (fits ? rest.text : rest.fitting(space - 1, fromEnd: false).text + "…")
    let underlined = max(1, min(marked.width, space))
    marker =
      String(repeating: " ", count: start.displayWidth) + "^"
      + String(repeating: "~", count: underlined - 1)
  }
}

/// The part of a line that can matter to an excerpt, so that a megabyte is not decoded for one.
private struct Cut {
  let before: String
  let marked: String
  let after: String
  let isCutBefore: Bool
  let isCutAfter: Bool

  init(_ line: ArraySlice<UInt8>, around range: ByteRange, reach: Int) {
    let lower = line.index(line.startIndex, offsetBy: min(range.lowerBound, line.count))
    let upper = line.index(line.startIndex, offsetBy: min(range.upperBound, line.count))
    let first = line.scalarBoundary(atOrBefore: max(line.startIndex, lower - reach))
    let end = line.scalarBoundary(atOrBefore: min(line.endIndex, lower + reach))
    before = String(decoding: line[first..<lower], as: UTF8.self)
    marked = String(decoding: line[lower..<min(upper, end)], as: UTF8.self)
    after = String(decoding: line[min(upper, end)..<end], as: UTF8.self)
    isCutBefore = first > line.startIndex
    isCutAfter = end < line.endIndex
  }
}

/// A character as it is shown, and the columns it takes.
private struct Cell {
  var text: String
  var width: Int

  static let tabStop = 8

  /// Lays text out from a column on, and moves the column behind it.
  static func cells(_ text: String, column: inout Int) -> [Cell] {
    text.map { character in
      let cell = Cell(character, column: column)
      column += cell.width
      return cell
    }
  }

  private init(_ character: Character, column: Int) {
    if character == "\t" {
      width = Cell.tabStop - column % Cell.tabStop
      text = String(repeating: " ", count: width)
    } else {
      text = visible(String(character))
      width = text.displayWidth
    }
  }
}

extension Collection<Cell> {
  fileprivate var text: String { map(\.text).joined() }
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}

extension [Cell] {
  /// Returns as many cells as fit into a width, from the start or before the end.
  fileprivate func fitting(_ width: Int, fromEnd: Bool) -> ArraySlice<Cell> {
    var left = width
    func fits(_ cell: Cell) -> Bool {
      left -= cell.width
      return left >= 0
    }
    return fromEnd
      ? self[endIndex - reversed().prefix(while: fits).count..<endIndex] : prefix(while: fits)
  }
}
