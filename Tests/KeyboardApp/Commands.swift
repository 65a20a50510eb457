// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

/// Commands that show sheets, and commands with keys of many kinds.
struct KeyCommands: Commands {
  @FocusedValue(\.sheetToShow) private var sheet
  @FocusedValue(\.isLocked) private var isLocked

  var body: some Commands {
    CommandMenu("Forms") {
      Button("Account…") { sheet?.wrappedValue = .account }
        .keyboardShortcut("a", modifiers: [.command, .shift])
      Button("Note…") { sheet?.wrappedValue = .note }
        .keyboardShortcut("t", modifiers: [.command, .shift])
      Button("Question…") { sheet?.wrappedValue = .question }
      Button("Account Later…") { onGo { [sheet] in sheet?.wrappedValue = .account } }
      Button("Disable Fields") { onGo { [isLocked] in isLocked?.wrappedValue = true } }
      Button("Nothing") {}
        .disabled(true)
        .help("It does nothing.")
    }
    CommandMenu("Keys") {
      KeyCommand("Find", "f")
      KeyCommand("Refresh", KeyEquivalent("\u{F708}"), [])
      KeyCommand("Join", "j")
      KeyCommand("Full Screen", "l", [.command, .control])
      KeyCommand("Deep", "d", [.command, .option])
      KeyCommand("Raise", .upArrow, [.option])
    }
  }

  /// Does something while something else is going on, when the file named by a variable appears.
  private func onGo(_ body: @escaping @MainActor () -> Void) {
    Task {
      let path = ProcessInfo.processInfo.environment["KEYBOARD_APP_GO"] ?? ""
      while !FileManager.default.fileExists(atPath: path) {
        try? await Task.sleep(for: .milliseconds(10))
      }
      body()
    }
  }
}

/// A command that notes that it was chosen.
private struct KeyCommand: View {
  let title: String
  let key: KeyEquivalent
  let modifiers: EventModifiers
  @FocusedBinding(\.lastCommand) private var lastCommand

  init(_ title: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = .command) {
    self.title = title
    self.key = key
    self.modifiers = modifiers
  }

  var body: some View {
    Button(title) { lastCommand = title }.keyboardShortcut(key, modifiers: modifiers)
  }
}

/// As many commands as a variable says.
struct ManyCommands: Commands {
  private var count: Int {
    Int(ProcessInfo.processInfo.environment["KEYBOARD_APP_ITEMS"] ?? "") ?? 0
  }

  var body: some Commands {
    CommandMenu("Many") {
      ForEach(0..<count, id: \.self) { number in Button("Item \(number)") {} }
    }
  }
}
