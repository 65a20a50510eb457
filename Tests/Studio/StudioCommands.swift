// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The menus of the app: each item acts on what the focused window has published.
struct StudioCommands: Commands {
  let library: Library
  @FocusedValue(\.board) private var board
  @FocusedBinding(\.isRemoving) private var isRemoving
  @FocusedValue(\.showsNotes) private var showsNotes
  @FocusedValue(\.boardOrder) private var order
  @FocusedValue(\.fieldName) private var fieldName

  var body: some Commands {
    CommandMenu("Board") {
      Button("Add…") { board?.sheet.wrappedValue = Item(id: "add") }
        .keyboardShortcut("a", modifiers: [.command, .shift]).disabled(board == nil)
      Button("Rename…") { board?.sheet.wrappedValue = Item(id: "rename") }
      Button("Put Away") { board?.sheet.wrappedValue = nil }
      Button("Warn…") { board?.isWarned.wrappedValue = true }.disabled(board == nil)
      Button("Remove…") { isRemoving = true }.disabled(isRemoving == nil)
      Divider()
      if let showsNotes { Toggle("Notes", isOn: showsNotes) }
      if let order {
        Picker("Order", selection: order) {
          ForEach(BoardOrder.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      Text("In \(fieldName ?? "no field")")
      NewCardButton()
      Button("Raise Shared Notice") { library.hasNotice = true }
    }
    SidebarCommands()
  }
}

/// Opens a card from the menu.
struct NewCardButton: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Open Card 1") { openWindow(id: "card", value: 1) } }
}
