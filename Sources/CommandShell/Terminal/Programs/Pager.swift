// SPDX-License-Identifier: Apache-2.0

/// Shows text that is longer than the screen, page by page.
struct Pager: Equatable, Sendable {
  private let program: TerminalProgram

  /// Less, leaving at once when all fits, with colours, and without clearing what was shown.
  private static let standard = TerminalProgram(words: ["less", "-R", "-F", "-X"])

  /// The pager that a person has chosen in `PAGER`; nil where text is to be printed at once.
  init?(environment: [String: String]) {
    guard let command = environment["PAGER"] else {
      program = Self.standard
      return
    }
    guard let program = TerminalProgram(parsing: command), program.words != ["cat"] else {
      return nil
    }
    self.program = program
  }

  /// Whether lines take more rows than a screen has beside the prompt.
  static func isNeeded(for lines: [StyledText], on size: (columns: Int, rows: Int)) -> Bool {
    let rows = lines.reduce(0) { $0 + max(1, ($1.width + size.columns - 1) / size.columns) }
    return rows >= size.rows
  }

  /// Shows text.
  ///
  /// - Returns: Whether the pager has shown it; one that cannot be started or fails may not have.
  func show(_ text: String, on output: Int32) async -> Bool {
    await program.run(input: text, output: output).isSuccess
  }
}
