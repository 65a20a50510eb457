// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The names of commands, with where they are in the menus, their keys, and why they are disabled.
@MainActor
struct CommandCompletions {
  let shell: Shell
  /// Which names are wanted; the others are not described.
  var wanted = NamePattern.any
  /// What stands before a name where it is typed.
  var mark = ""

  /// The names of the app's commands, the aliases and the shell's own.
  var names: [Completion] {
    let (own, standard) = itemsByKind
    var names = own
    for alias in shell.aliases.sorted(by: { $0.key < $1.key }) where wanted.matches(alias.key) {
      names.append(Completion(text: mark + alias.key, description: "alias of \(alias.value)"))
    }
    names += standard
    for verb in VerbTable.standard.verbs where wanted.matches(verb.name) {
      names.append(Completion(text: mark + verb.name, description: verb.summary))
    }
    return names
  }

  /// What `:help` explains.
  var topics: [Completion] {
    names + HelpTopic.all.map { Completion(text: $0.name, description: $0.summary) }
  }

  /// The commands of the menus alone.
  var items: [Completion] {
    let (own, standard) = itemsByKind
    return own + standard
  }

  /// The commands that only this app has, which are looked for first, and those that every app has.
  private var itemsByKind: (own: [Completion], standard: [Completion]) {
    let keys = shell.keyTable.map { KeyText(table: $0) }
    let usual = StandardMenus(of: shell.session)
    var (own, standard): ([Completion], [Completion]) = ([], [])
    for item in shell.session.menuItems(named: wanted) {
      let completion = Completion(text: mark + item.name) { Self.about(item, keys) }
      if usual.contain(item) { standard.append(completion) } else { own.append(completion) }
    }
    return (own, standard)
  }

  /// The chords of the app's commands.
  var chords: [Completion] {
    shell.session.menuBar.allItems.compactMap { item in
      item.shortcut.map {
        Completion(text: $0.described, description: item.path.joined(separator: " > "))
      }
    } + Chord.keyNames.map { Completion(text: $0) }
  }

  private static func about(_ item: MenuBar.Item, _ keys: KeyText?) -> String {
    var text = item.path.joined(separator: " > ")
    if item.shortcut != nil {
      let key = keys?.key(of: item) ?? item.shortcut?.described ?? ""
      if !key.isEmpty { text += " (\(key))" }
    }
    guard !item.isEnabled else { return text }
    return text + ", disabled" + (item.disabledReason.map { ": \($0)" } ?? "")
  }
}
