// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Knows how a line could go on, by what the app has now.
@MainActor
final class ShellCompleter: LineCompleter {
  private let shell: Shell
  private var session: Session { shell.session }

  init(shell: Shell) { self.shell = shell }

  func completions(for context: CompletionContext) -> [Completion] {
    let point = CompletionPoint(atEndOf: context.line)
    return candidates(for: point.subject)
      .filter { $0.text.lowercased().hasPrefix(context.word.lowercased()) }
  }

  /// Paths, for a text that begins like one.
  func completions(ofValue text: String) -> [Completion] {
    FileNames.isPath(text) ? FileNames.completions(of: text) : []
  }

  private func candidates(for subject: CompletionPoint.Subject) -> [Completion] {
    switch subject {
    case .commandName: commandNames.map { Completion(text: ":" + $0.name, description: $0.about) }
    case .window: windows.map { Completion(text: "@" + $0.text, description: $0.description) }
    case .field(let command): fields(of: command)
    case .fieldValue(_, let label): choices(of: label).map { Completion(text: "\(label)=\($0)") }
    case .argument(_, let keywords, let kind):
      keywords.map { Completion(text: $0) } + (kind.map(arguments) ?? [])
    case .text: []
    }
  }

  private func arguments(of kind: Parameter.Kind) -> [Completion] {
    switch kind {
    case .topic:
      commandNames.map { Completion(text: $0.name, description: $0.about) }
        + HelpTopic.all.map { Completion(text: $0.name, description: $0.summary) }
    case .command: commandNames.map { Completion(text: $0.name, description: $0.about) }
    case .window: windows
    case .label: labels
    case .choice: front.flattened.flatMap(\.choices).map { Completion(text: $0) }
    case .menuTitle: session.menuBar.menus.map { Completion(text: $0.title) }
    case .scene: session.sceneNames.map { Completion(text: $0) }
    case .focusedValue: session.focusedValues.map { Completion(text: $0.key) }
    case .sheet: (session.keyWindow?.presentations ?? []).map { Completion(text: $0.id) }
    case .alias: shell.aliases.keys.sorted().map { Completion(text: $0) }
    case .keyword(let words): words.map { Completion(text: $0) }
    default: []
    }
  }

  private var front: [Element] { session.keyWindow?.front ?? [] }

  private var commandNames: [(name: String, about: String)] {
    let items = session.menuBar.allItems.map { item in
      let shortcut = item.shortcut.map { " (\($0.described))" } ?? ""
      let state = item.isEnabled ? "" : ", disabled"
      return (item.name, item.path.joined(separator: " > ") + shortcut + state)
    }
    return items + VerbTable.standard.verbs.map { ($0.name, $0.summary) }
  }

  private var windows: [Completion] {
    session.windowSnapshots.map { Completion(text: "\($0.number)", description: $0.title) }
  }

  private var labels: [Completion] {
    front.flattened.filter { $0.isField || $0.isButton }
      .map { Completion(text: $0.label, description: $0.role.rawValue) }
  }

  /// The fields that a command's sheet has, known while that sheet is up.
  private func fields(of command: String) -> [Completion] {
    front.flattened.filter(\.isField).map {
      Completion(text: FormField.folded($0.label) + "=", description: $0.label, suffix: "")
    }
  }

  private func choices(of label: String) -> [String] {
    let wanted = FormField.folded(label)
    return front.flattened.first { FormField.folded($0.label).hasPrefix(wanted) }?.choices ?? []
  }
}
