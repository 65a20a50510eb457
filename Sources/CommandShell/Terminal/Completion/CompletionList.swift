// SPDX-License-Identifier: Apache-2.0

/// The lines that show a person what could be typed.
struct CompletionList {
  /// The room there is, in columns and rows.
  let size: (columns: Int, rows: Int)
  let usesColor: Bool

  /// Blank columns between two columns of text.
  private static let gap = 2

  /// Lays candidates out: with descriptions one a row, else in as many columns as fit.
  ///
  /// More than a screen holds would push the line being typed away, so the rest is only counted.
  func lines(for candidates: [Completion]) -> [String] {
    let hasDescriptions = candidates.contains { $0.description != nil }
    return hasDescriptions ? described(candidates) : packed(candidates.map(\.text))
  }

  /// Rows that lists may fill: two remain for the line being typed and the count of the rest.
  private var usableRows: Int { max(1, size.rows - 2) }

  private func described(_ candidates: [Completion]) -> [String] {
    let shown = candidates.prefix(usableRows)
    let widest = shown.map(\.text.terminalWidth).max() ?? 0
    let width = min(widest, size.columns / 2)
    let room = size.columns - width - Self.gap - 1
    let lines = shown.map { candidate in
      let name = candidate.text.truncatedForTerminal(to: width)
      guard room > 0, let description = candidate.description?.sanitizedForTerminal()
      else { return name }
      return name.paddedForTerminal(to: width + Self.gap)
        + styled(description.truncatedForTerminal(to: room))
    }
    return lines + remainder(candidates.count - shown.count)
  }

  /// Fills column by column, as `ls` does, so that the order is read downwards.
  private func packed(_ texts: [String]) -> [String] {
    let widest = min(texts.map(\.terminalWidth).max() ?? 0, size.columns - 1)
    let columns = max(1, (size.columns - 1 + Self.gap) / (widest + Self.gap))
    let shown = Array(texts.prefix(columns * usableRows))
    let rows = (shown.count + columns - 1) / columns
    let lines = (0..<rows).map { row in
      let cells = stride(from: row, to: shown.count, by: rows).map {
        shown[$0].truncatedForTerminal(to: widest)
      }
      let padded = cells.dropLast().map { $0.paddedForTerminal(to: widest + Self.gap) }
      return padded.joined() + (cells.last ?? "")
    }
    return lines + remainder(texts.count - shown.count)
  }

  private func styled(_ description: String) -> String {
    usesColor ? TextStyle.faint.opening + description + TextStyle.faint.closing : description
  }

  private func remainder(_ count: Int) -> [String] {
    count > 0 ? ["… and \(count) more"] : []
  }
}
