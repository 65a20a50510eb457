// SPDX-License-Identifier: Apache-2.0

extension ExpectedOutput {
  /// Shows where output departs from what is expected, line by line: `-` stands before what was
  /// expected and did not come, `+` before what came instead, two blanks before what is right.
  ///
  /// Of what is right only the lines around a difference are shown.
  func diff(with output: [String]) -> [String] {
    let printed = Array(ExpectedOutput.withoutTrailingBlanks(output))
    let alignment = OutputAlignment(lines.map(\.content), printed)
    return OutputAlignment.excerpt(of: alignment.rows)
  }
}

/// The cheapest way to turn expected lines into printed ones.
struct OutputAlignment {
  /// A line of the comparison.
  enum Row: Hashable, Sendable {
    case same(String)
    case missing(String)
    case surplus(String)
    /// Printed lines that `...` stands for.
    case skipped
  }

  /// The most comparisons of two lines that are made; beyond, the rest is shown as it is.
  static let mostComparisons = 4_000_000

  /// How many right lines are shown on each side of a difference.
  private static let context = 3

  /// How many lines are shown at most.
  private static let mostLines = 200

  /// Stands for right lines that are not shown.
  private static let gap = "  …"

  private let expected: [ExpectedOutput.Content]
  private let printed: [String]
  /// What it costs to align what begins at each pair of lines, row by row; empty beyond the limit.
  private var costs: [Int32] = []

  init(_ expected: [ExpectedOutput.Content], _ printed: [String]) {
    self.expected = expected
    self.printed = printed
    if (expected.count + 1) * (printed.count + 1) <= Self.mostComparisons { fillCosts() }
  }

  /// The comparison, line by line.
  var rows: [Row] {
    guard !costs.isEmpty else { return expected.compactMap(row) + printed.map(Row.surplus) }
    var rows: [Row] = []
    var (line, place) = (0, 0)
    while line < expected.count || place < printed.count {
      let step = step(line, place)
      if let row = step.row, !(row == .skipped && rows.last == .skipped) { rows.append(row) }
      line += step.lines
      place += step.places
    }
    return rows
  }

  // MARK: - Costs

  private var width: Int { printed.count + 1 }

  private func cost(_ line: Int, _ place: Int) -> Int32 { costs[line * width + place] }

  private mutating func fillCosts() {
    costs = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for line in stride(from: expected.count, through: 0, by: -1) {
      for place in stride(from: printed.count, through: 0, by: -1) {
        costs[line * width + place] = leastCost(line, place)
      }
    }
  }

  private func leastCost(_ line: Int, _ place: Int) -> Int32 {
    guard line < expected.count else { return Int32(printed.count - place) }
    guard case .text(let text) = expected[line] else {
      let ended = cost(line + 1, place)
      return place < printed.count ? min(ended, cost(line, place + 1)) : ended
    }
    guard place < printed.count else { return cost(line + 1, place) + 1 }
    if text == printed[place] { return cost(line + 1, place + 1) }
    return min(cost(line + 1, place), cost(line, place + 1)) + 1
  }

  private func step(_ line: Int, _ place: Int) -> (lines: Int, places: Int, row: Row?) {
    guard line < expected.count else { return (0, 1, .surplus(printed[place])) }
    guard case .text(let text) = expected[line] else {
      let ends = place == printed.count || cost(line + 1, place) <= cost(line, place + 1)
      return ends ? (1, 0, nil) : (0, 1, .skipped)
    }
    guard place < printed.count else { return (1, 0, .missing(text)) }
    if text == printed[place] { return (1, 1, .same(text)) }
    let drops = cost(line + 1, place) <= cost(line, place + 1)
    return drops ? (1, 0, .missing(text)) : (0, 1, .surplus(printed[place]))
  }

  private func row(_ content: ExpectedOutput.Content) -> Row? {
    if case .text(let text) = content { .missing(text) } else { nil }
  }

  // MARK: - Text

  /// The rows as they are shown, without right lines that stand far from any difference.
  static func excerpt(of rows: [Row]) -> [String] {
    var isShown = [Bool](repeating: false, count: rows.count)
    for index in rows.indices where rows[index].isChange {
      for near in max(0, index - context)...min(rows.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var lines: [String] = []
    for index in rows.indices {
      if lines.count == mostLines { return lines + [gap] }
      if isShown[index] {
        lines.append(rows[index].text)
      } else if lines.last != gap {
        lines.append(gap)
      }
    }
    return lines.allSatisfy { $0 == gap } ? [] : lines
  }
}

extension OutputAlignment.Row {
  fileprivate var isChange: Bool {
    switch self {
    case .missing, .surplus: true
    case .same, .skipped: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .same(let text): "  " + visible(text)
    case .missing(let text): "- " + visible(text)
    case .surplus(let text): "+ " + visible(text)
    case .skipped: "  ..."
    }
  }
}
