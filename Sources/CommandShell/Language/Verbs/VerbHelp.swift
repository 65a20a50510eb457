// SPDX-License-Identifier: Apache-2.0

/// What `:help` says about verbs, as lines of plain text.
enum VerbHelp {
  /// The columns that paragraphs are filled to.
  static let width = 80

  /// Lists all verbs under their topics, each with its summary.
  static func overview(of table: VerbTable = .standard) -> [String] {
    let gap = 3  // The colon and two blanks.
    let width = (table.names.map(\.count).max() ?? 0) + gap
    return VerbSyntax.Topic.allCases.flatMap { topic in
      let verbs = table.verbs.filter { $0.topic == topic }
      return (topic == VerbSyntax.Topic.allCases.first ? [] : [""]) + [topic.rawValue]
        + verbs.map { "  " + padded(":" + $0.name, to: width) + $0.summary }
    }
  }

  /// Explains one verb: what it does, how it is written, what else to know, examples.
  static func explanation(of verb: VerbSyntax) -> [String] {
    var lines = [verb.summary + "."]
    lines += ["", "Usage"] + verb.usage.map { "  " + $0 }
    if !verb.details.isEmpty { lines += [""] + filled(verb.details) }
    return lines + ["", "Examples"] + verb.examples.map { "  " + $0 }
  }

  /// Lists the verbs whose name, summary or details contain a word.
  static func search(_ text: String, in table: VerbTable = .standard) -> [VerbSyntax] {
    let wanted = text.lowercased()
    return table.verbs.filter { verb in
      [verb.name, verb.summary, verb.details].contains { $0.lowercased().contains(wanted) }
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func filled(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
