// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The names of commands, with where they are in the menus, their keys, and why they are disabled.
@MainActor
struct CommandCompletions {
  let shell: Shell
  /// Which names are wanted; the others are not described.
  var matches: (String) -> Bool = { _ in true }

  /// The names of the app's commands, the aliases and the shell's own.
  var names: [Completion] {
    let aliases = shell.aliases.filter { matches($0.key) }.sorted { $0.key < $1.key }
    let verbs = VerbTable.standard.verbs.filter { matches($0.name) }
    return items
      + aliases.map { Completion(text: $0.key, description: "alias of \($0.value)") }
      + verbs.map { Completion(text: $0.name, description: $0.summary) }
  }

  /// The names as a line has them.
  var typedNames: [Completion] {
    names.map { Completion(text: ":" + $0.text, description: $0.description) }
  }

  /// What `:help` explains.
  var topics: [Completion] {
    names + HelpTopic.all.map { Completion(text: $0.name, description: $0.summary) }
  }

  /// The app's commands alone.
  var items: [Completion] {
    shell.session.menuItems(where: matches).map {
      Completion(text: $0.name, description: about($0))
    }
  }

  /// The chords of the app's commands.
  var chords: [Completion] {
    shell.session.menuBar.allItems.compactMap { item in
      item.shortcut.map {
        Completion(text: $0.described, description: item.path.joined(separator: " > "))
      }
    } + Chord.keyNames.map { Completion(text: $0) }
  }

  private func about(_ item: MenuBar.Item) -> String {
    var text = item.path.joined(separator: " > ")
    let key = shell.keyTable.map { KeyText(table: $0).key(of: item) } ?? item.shortcut?.described
    if let key, !key.isEmpty { text += " (\(key))" }
    guard !item.isEnabled else { return text }
    return text + ", disabled" + (item.disabledReason.map { ": \($0)" } ?? "")
  }
}
