// SPDX-License-Identifier: Apache-2.0

/// A verb as the table knows it: how it is written, and what help says of it.
final class VerbSyntax: Sendable {
  /// The heading that help lists a verb under.
  enum Topic: String, CaseIterable, Sendable {
    case windows = "Windows and menus"
    case controls = "Controls and keys"
    case insight = "Looking inside"
    case scripts = "Scripts and expectations"
    case shell = "The shell"
  }

  let name: String
  let topic: Topic

  /// What the verb does, in one line without a full stop.
  let summary: String

  /// What else there is to know, as paragraphs of plain text.
  let details: String

  /// Lines that show the verb in use.
  let examples: [String]

  /// The ways to write the verb; those with keywords stand before the one without.
  let forms: [VerbForm]

  /// How many words precede the rest of the line, when that rest is itself a line.
  let wordsBeforeLine: Int?

  init(
    _ name: String, _ topic: Topic, _ summary: String, details: String = "",
    examples: [String], forms: [VerbForm]
  ) {
    self.name = name
    self.topic = topic
    self.summary = summary
    self.details = details
    self.examples = examples
    self.forms = forms
    let lineForm = forms.first { $0.parameters.last?.kind == .line }
    wordsBeforeLine = lineForm.map { $0.parameters.count - 1 }
  }

  /// The usage lines, one a form: `:focus WINDOW`.
  var usage: [String] { forms.map { $0.usage(of: name) } }
}
