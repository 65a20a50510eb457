// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The verbs that show what the app is made of and why it does what it does.
  static let insightVerbs = [
    VerbSyntax(
      "tree", .insight, "Shows a window's elements as an outline",
      details: "Shows the key window, or the one named, with its sheets; marks what has focus "
        + "and what is disabled.",
      examples: [":tree", ":tree 2"],
      forms: [
        VerbForm(takes: [Parameter.window.optional]) { arguments throws(SyntaxError) in
          .tree(try arguments.optional(0)?.windowReference())
        }
      ]),
    VerbSyntax(
      "values", .insight, "Shows the focused values as the menus see them",
      details: "Shows each key with its value and the window and view that publishes it; for a "
        + "binding, both what it reads and the state beneath.",
      examples: [":values"],
      forms: [VerbForm { _ in .values }]),
    VerbSyntax(
      "why", .insight, "Explains how a command would be resolved now",
      details: "Shows step by step the item, the values it reads, who publishes them, and what "
        + "it would set, or why it is disabled.",
      examples: [":why clone"],
      forms: [
        VerbForm(takes: [.command]) { arguments throws(SyntaxError) in
          .why(try arguments[0].commandName())
        }
      ]),
    VerbSyntax(
      "state", .insight, "Shows the whole state as JSON", examples: [":state"],
      forms: [VerbForm { _ in .state }]),
    VerbSyntax(
      "issues", .insight, "Lists the runtime issues so far", examples: [":issues"],
      forms: [VerbForm { _ in .issues }]),
  ]
}
