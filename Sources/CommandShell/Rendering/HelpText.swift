// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What `:help` says: of the app's own commands, of the shell's, and of topics.
@MainActor
struct HelpText {
  let session: Session
  /// The width that lines should keep to; nil stands for the usual one.
  var width: Int?

  private static let usualWidth = 80

  private var columns: Int { width ?? Self.usualWidth }

  // MARK: - Overview

  /// The app's commands, the shell's by their purpose, and the topics: on one screen, if it goes.
  func overview() -> [StyledText] {
    let (own, standard) = menusByKind
    var lines = Columns.aligned(own.flatMap(rows), in: width)
    lines += headed("Other menus", standard.map { ("  " + visible($0.title), commands(in: $0)) })
    lines += headed("The shell's own commands", verbsByTopic)
    lines += headed("Topics", [("", topics)])
    let hint = ":help NAME explains a command or a topic; :help start is where to begin."
    return lines + [""] + StyledText(hint, .cyan).wrapped(to: columns, indent: 0)
  }

  /// The commands that only this app has.
  var ownCommands: [MenuBar.Item] { menusByKind.own.flatMap(\.allItems) }

  /// The app's own menus, and those that every app has.
  private var menusByKind: (own: [MenuBar.Menu], standard: [MenuBar.Menu]) {
    let menus = session.menuBar.menus.filter { !$0.allItems.isEmpty }
    let usual = StandardMenus(of: session)
    return (menus.filter { !usual.contain($0) }, menus.filter { usual.contain($0) })
  }

  private func rows(of menu: MenuBar.Menu) -> [[StyledText]] {
    let rows = menu.allItems.map { item -> [StyledText] in
      [
        StyledText("  :" + visible(item.name), item.isEnabled ? .cyan : .faint),
        StyledText(visible(item.title)),
        StyledText(item.shortcut.map { visible($0.described) } ?? "", .faint),
        StyledText(item.isEnabled ? "" : "disabled", .faint),
      ]
    }
    return [[StyledText("\(visible(menu.title)) menu", .bold)]] + rows
  }

  private func commands(in menu: MenuBar.Menu) -> String {
    menu.allItems.map { ":" + visible($0.name) }.joined(separator: " ")
  }

  private var verbsByTopic: [(String, String)] {
    VerbSyntax.Topic.allCases.map { topic in
      let names = VerbTable.standard.verbs.filter { $0.topic == topic }.map { ":" + $0.name }
      return ("  " + topic.rawValue, names.joined(separator: " "))
    }
  }

  private var topics: String { HelpTopic.all.map(\.name).joined(separator: " ") }

  /// Rows under a heading, each a few words with others behind them that go on below each other.
  private func headed(_ heading: String, _ rows: [(String, String)]) -> [StyledText] {
    let margin = 2 + (rows.map(\.0.displayWidth).max() ?? 0)
    let lines = rows.flatMap { start, words in
      (StyledText(start).padded(to: margin) + words).trimmed.wrapped(to: columns, indent: margin)
    }
    return ["", StyledText(heading, .bold)] + lines
  }

  // MARK: - One subject

  /// What a command of the app, one of the shell's or a topic is; nil where nothing has that name.
  func explanation(of name: String) -> [StyledText]? {
    if let verb = VerbTable.standard.verb(named: name) {
      let topic = HelpTopic.named(name).map(explanation) ?? []
      return explanation(of: verb) + (topic.isEmpty ? [] : [""] + topic)
    }
    let items = session.menuBar.allItems.filter { $0.name == name }
    if !items.isEmpty { return items.flatMap(explanation) }
    return HelpTopic.named(name).map(explanation)
  }

  private func explanation(of verb: VerbSyntax) -> [StyledText] {
    let usage = verb.forms.map { form -> [StyledText] in
      [StyledText("  " + form.usage(of: verb.name), .cyan), StyledText(form.meaning)]
    }
    var lines = StyledText(verb.summary + ".").wrapped(to: columns, indent: 0)
    lines += ["", StyledText("Usage", .bold)] + Columns.aligned(usage, in: columns)
    if !verb.details.isEmpty {
      lines += [""] + StyledText(verb.details).wrapped(to: columns, indent: 0)
    }
    return lines + ["", StyledText("Examples", .bold)]
      + verb.examples.flatMap { StyledText("  " + $0, .cyan).wrapped(to: columns, indent: 4) }
  }

  /// What one command chooses and whether it may be chosen now.
  private func explanation(of item: MenuBar.Item) -> [StyledText] {
    let shortcut = item.shortcut.map { ", \(visible($0.described))" } ?? ""
    let state = item.isEnabled ? "enabled" : "disabled now"
    let path = visible(item.path.joined(separator: " > "))
    let name = visible(item.name)
    return StyledText(":\(name) chooses \(path)\(shortcut): \(state).")
      .wrapped(to: columns, indent: 2) + (item.title.hasSuffix("…") ? usage(of: name) : [])
  }

  /// The ways to write a command that asks for more, as its title says by the ellipsis.
  private func usage(of name: String) -> [StyledText] {
    let rows: [[StyledText]] = [
      [StyledText("  :\(name)", .cyan), "asks for what it needs in a sheet"],
      [StyledText("  :\(name) LABEL=VALUE …", .cyan), "fills the sheet's fields, by their labels"],
      [
        StyledText("  :\(name)! LABEL=VALUE …", .cyan),
        "presses the sheet's default button as well",
      ],
    ]
    return ["", StyledText("Usage", .bold)] + Columns.aligned(rows, in: columns)
  }

  private func explanation(of topic: HelpTopic) -> [StyledText] {
    var lines = [StyledText(topic.title, .bold)]
    for paragraph in topic.paragraphs {
      lines.append("")
      lines += StyledText(paragraph).wrapped(to: columns, indent: 0)
    }
    if !topic.rows.isEmpty { lines.append("") }
    let rows = topic.rows.map { [StyledText("  " + $0.term, .cyan), StyledText($0.meaning)] }
    return lines + Columns.aligned(rows, in: columns)
  }
}
