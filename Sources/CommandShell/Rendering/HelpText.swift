// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What `:help` says of the app's own commands.
@MainActor
enum HelpText {
  /// The app's commands, then the shell's verbs.
  static func overview(of session: Session) -> [String] {
    let menus = session.menuBar.menus.filter { !$0.allItems.isEmpty }
    let rows = menus.flatMap { menu in
      [["\(visible(menu.title)) menu"]]
        + menu.allItems.map { item in
          [
            "  :" + visible(item.name), visible(item.title),
            item.shortcut.map { visible($0.described) } ?? "", item.isEnabled ? "" : "disabled",
          ]
        }
    }
    let hint = [
      "",
      "Behind a command, label=value words fill its sheet; with ! its default button is pressed.",
      "A line without a colon is typed into the field that has keyboard focus.", "",
    ]
    return Columns.aligned(rows) + hint + VerbHelp.overview()
  }

  /// What one command is and whether it may be chosen now.
  static func explanation(of name: String, in session: Session) -> [String] {
    session.menuBar.allItems.filter { $0.name == name }.map { item in
      let shortcut = item.shortcut.map { ", \(visible($0.described))" } ?? ""
      let state = item.isEnabled ? "enabled" : "disabled now"
      return
        ":\(visible(name)) chooses \(visible(item.path.joined(separator: " > ")))\(shortcut): \(state)."
    }
  }
}
