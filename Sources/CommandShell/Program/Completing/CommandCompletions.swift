// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The names of commands, with where they are in the menus, their keys, and why they are disabled.
@MainActor
struct CommandCompletions {
  let shell: Shell

  /// The names of the app's commands, the aliases and the shell's own.
  var names: [Completion] {
    items
      + shell.aliases.sorted { $0.key < $1.key }.map {
        Completion(text: $0.key, description: "alias of \($0.value)")
      } + VerbTable.standard.verbs.map { Completion(text: $0.name, description: $0.summary) }
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
    shell.session.menuBar.allItems.map { Completion(text: $0.name, description: about($0)) }
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
