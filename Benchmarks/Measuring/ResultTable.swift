// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Results as text in columns.
struct ResultTable {
  private static let head = [
    "case", "size", "rounds/s", "slowest", "fastest", "by the wall", "ratio", "KB/window",
    "bodies", "visited", "made", "composed",
  ]

  let result: BenchmarkResult

  var text: String {
    let rows = [Self.head] + result.rows.map(Self.cells)
    let widths = Self.head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { Self.pad(row[$0], to: widths[$0], right: $0 > 1) }.joined(separator: "  ")
    }
    let checks = result.checks.map { "\($0.holds ? "holds" : "FAILS"): \($0.claim)" }
    return ([result.name, result.summary, ""] + lines + checks).joined(separator: "\n")
  }

  private static func cells(_ row: Row) -> [String] {
    let work = row.work
    return [
      row.name, row.size, number(row.rate), number(row.slowest), number(row.fastest),
      number(row.wallRate), String(format: "%.2f", row.ratio),
      row.bytesPerWindow.map { String(format: "%.1f", Double($0) / 1024) } ?? "",
      text(work?.bodiesRun), text(work?.nodesVisited), text(work?.nodesMade),
      text(work?.focusedValueCompositions),
    ]
  }

  private static func text(_ count: Int?) -> String { count.map { "\($0)" } ?? "" }

  private static func number(_ value: Double) -> String {
    var digits = String(Int(value.rounded()))
    var grouped = ""
    while digits.count > 3 {
      grouped = "," + digits.suffix(3) + grouped
      digits.removeLast(3)
    }
    return digits + grouped
  }

  private static func pad(_ text: String, to width: Int, right: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
  }
}
