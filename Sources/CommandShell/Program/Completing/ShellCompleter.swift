// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Knows how a line could go on, by what the app has now.
@MainActor
final class ShellCompleter: LineCompleter {
  private let shell: Shell

  init(shell: Shell) { self.shell = shell }

  func completions(for context: CompletionContext) -> [Completion] {
    let point = CompletionPoint(atEndOf: context.line, verb: verb)
    let typed = context.word
    if case .commandName = point.subject { return commands(typed.drop { $0 == ":" }) }
    if point.subject == .text, isFirstWord(of: context), !hasFocusedField {
      return commands(typed[...])
    }
    let all = candidates(for: point, typed: typed)
    guard !typed.isEmpty else { return all }
    let wanted = NamePattern.beginning(typed)
    let matches = all.filter { wanted.matches($0.text) }
    return matches.isEmpty ? Self.withLaterWord(typed.lowercased(), among: all) : matches
  }

  /// The commands whose names begin as typed, else those of which a later word does.
  private func commands(_ typed: Substring) -> [Completion] {
    let matches = commands(.beginning(String(typed)))
    return matches.isEmpty && typed.count > 1 ? commands(.laterWord(String(typed))) : matches
  }

  private func commands(_ wanted: NamePattern) -> [Completion] {
    CommandCompletions(shell: shell, wanted: wanted, mark: ":").names
  }

  private func isFirstWord(of context: CompletionContext) -> Bool {
    context.line[..<context.wordStart].allSatisfy(\.isWhitespace)
  }

  /// Whether text that is typed goes into a field; else it can only be meant as a command.
  private var hasFocusedField: Bool { shell.shownElements.contains(where: \.isFocused) }

  /// How to write what is being typed, and why a command's fields are not offered.
  func hint(for context: CompletionContext) -> String? {
    let point = CompletionPoint(atEndOf: context.line, verb: verb)
    switch point.subject {
    case .argument(let name, _, _):
      return VerbTable.standard.verb(named: name).map { $0.usage.joined(separator: "   ") }
    case .field(let command):
      return context.word.isEmpty ? ControlCompletions(shell: shell).hint(onFieldsOf: command) : nil
    default: return nil
    }
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
    case .window: return windows(typed: String(typed.dropFirst()), mark: "@")
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
  private func windows(typed: String, mark: String = "") -> [Completion] {
    guard typed.isEmpty || Int(typed) != nil else {
      return shell.windowTitles.map { number, title in
        Completion(text: mark + title, description: "window \(number)")
      }
    }
    let shell = shell
    return shell.session.windowNumbers.enumerated().map { place, number in
      Completion(text: mark + String(number)) { shell.windowTitles[place].title }
    }
  }
}
