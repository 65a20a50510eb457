// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Knows how a line could go on, by what the app has now.
@MainActor
final class ShellCompleter: LineCompleter {
  private let shell: Shell

  init(shell: Shell) { self.shell = shell }

  func completions(for context: CompletionContext) -> [Completion] {
    let point = CompletionPoint(atEndOf: context.line, verb: verb)
    let wanted = context.word.lowercased()
    if case .commandName = point.subject { return commands(wanted.drop { $0 == ":" }) }
    let all = candidates(for: point, typed: context.word)
    let matches = all.filter { $0.text.lowercased().hasPrefix(wanted) }
    return matches.isEmpty ? Self.withLaterWord(wanted, among: all) : matches
  }

  /// The commands whose names begin as typed, else those of which a later word does.
  private func commands(_ wanted: Substring) -> [Completion] {
    let matches = CommandCompletions(shell: shell) { $0.lowercased().hasPrefix(wanted) }.typedNames
    guard matches.isEmpty, wanted.count > 1 else { return matches }
    return CommandCompletions(shell: shell) { $0.lowercased().contains("-" + wanted) }.typedNames
  }

  /// Paths, for a text that begins like one.
  func completions(ofValue text: String) -> [Completion] {
    FileNames.isPath(text) ? FileNames.completions(of: text) : []
  }

  /// The verb that a name stands for where no menu item does, as when the line is run.
  private func verb(_ name: String) -> VerbSyntax? {
    if let verb = VerbTable.standard.verb(named: name) { return verb }
    guard case .verb(let verb)? = try? shell.subject(of: name) else { return nil }
    return verb
  }

  /// Names of several words of which a later one begins as typed: `add-bookmark` for `book`.
  private static func withLaterWord(_ wanted: String, among all: [Completion]) -> [Completion] {
    let word = wanted.drop { $0 == ":" || $0 == "@" }
    guard word.count > 1 else { return [] }
    return all.filter { candidate in
      let text = candidate.text.lowercased()
      return text.contains("-" + word) || text.contains(" " + word)
    }
  }

  private func candidates(for point: CompletionPoint, typed: String) -> [Completion] {
    let controls = ControlCompletions(shell: shell)
    switch point.subject {
    case .commandName: return []
    case .window:
      return windows(typed: String(typed.dropFirst())).map {
        Completion(text: "@" + $0.text, description: $0.description)
      }
    case .field(let command): return controls.fields(of: command, besides: point.words)
    case .fieldValue(let command, let label):
      return controls.values(of: label, in: command, typed: point.prefix)
    case .argument(let verb, let keywords, let kind):
      let forms = ArgumentCompletions(shell: shell, verb: verb, words: point.words)
      return forms.keywords(keywords)
        + (kind.map { kind == .window ? windows(typed: typed) : forms.arguments($0, typed) } ?? [])
    case .text: return []
    }
  }

  /// The windows by number, and by title where a title has been begun.
  private func windows(typed: String) -> [Completion] {
    let windows = shell.session.windowTitles
    let byNumber = windows.map { Completion(text: "\($0.number)", description: $0.title) }
    guard !typed.isEmpty, Int(typed) == nil else { return byNumber }
    return windows.map { Completion(text: $0.title, description: "window \($0.number)") }
  }
}
