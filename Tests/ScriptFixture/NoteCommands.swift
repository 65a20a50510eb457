// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The menus: commands for the focused window, a toggle, a picker, a submenu, and signals.
struct NoteCommands: Commands {
  @FocusedValue(\.sheetToShow) private var sheet
  @FocusedValue(\.noteCount) private var count
  @FocusedValue(\.trouble) private var trouble
  @State private var isPinned = false
  @State private var order = "date"

  var body: some Commands {
    CommandMenu("Note") {
      Button("New Note…") { sheet?.wrappedValue = .newNote }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(sheet == nil)
      Button("Share…") { sheet?.wrappedValue = .share }.keyboardShortcut("s")
      Button("Empty…") { sheet?.wrappedValue = .empty }
      Button("Archive") {}.disabled((count ?? 3) == 3)
      Toggle("Pinned", isOn: $isPinned)
      Picker("Order", selection: $order) {
        Text("By Date").tag("date")
        Text("By Title").tag("title")
      }
      Menu("Export") {
        Button("As Text") {}
        Button("As Page") {}
      }
    }
    CommandMenu("Trouble") {
      Button("Ask…") { trouble?.ask() }
      Button("Choose…") { trouble?.choose() }
      Button("Count…") { trouble?.count() }
      Button("Rename") { trouble?.rename() }
      Button("Dead End") { trouble?.openNowhere() }
      Button("Work") { trouble?.start(.milliseconds(20)) }
      Button("Break Off") { trouble?.breakOff() }
      Button("Weigh") { trouble?.weigh() }
      Button("Interrupt") { kill(getpid(), SIGINT) }
      Button("Terminate") { kill(getpid(), SIGTERM) }
    }
  }
}
