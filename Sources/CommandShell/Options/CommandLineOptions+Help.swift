// SPDX-License-Identifier: Apache-2.0

extension CommandLineOptions {
  /// Writes the help text of a program.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - operands: What the program takes besides options, as its usage line shows it.
  ///   - summary: A sentence on what the program is.
  /// - Returns: Lines of text, the last one ended too.
  static func help(program: String, operands: String = "[PATH ...]", summary: String) -> String {
    let usage = synopsis(of: visible(program), operands: operands)
    let paragraphs = [
      zip(["Usage: ", "       "], usage).map { $0 + $1 },
      [
        summary,
        "Reads lines from standard input, or with run from scripts.", pathNote,
      ],
      ["Options"] + optionLines, ["Exit codes"] + exitCodeLines,
    ]
    return paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// What the operands are for.
  static let pathNote =
    "Each PATH is opened as the system opens a file, in a window or by onOpenURL."

  /// The ways to start a program.
  static func synopsis(of program: String, operands: String = "[PATH ...]") -> [String] {
    ["\(program) [OPTIONS] \(operands)", "\(program) run [OPTIONS] SCRIPT ..."]
  }

  private static var optionLines: [String] {
    table(
      OptionSyntax.all.map { option in
        let names = option.names.joined(separator: ", ")
        return (names + (option.value.map { " " + $0 } ?? ""), option.summary)
      })
  }

  private static var exitCodeLines: [String] {
    table(ExitCode.allCases.map { (String($0.rawValue), $0.summary) })
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }
  }
}

extension ExitCode {
  /// When a process ends so, without a full stop.
  var summary: String {
    switch self {
    case .success: "Every line held"
    case .expectation: "An expectation failed"
    case .usage: "Wrong usage, an unreadable script, or a line that cannot be parsed"
    case .command: "A command failed or was refused"
    case .interrupted: "Ended by SIGINT"
    case .terminated: "Ended by SIGTERM"
    }
  }
}
