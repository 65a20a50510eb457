// SPDX-License-Identifier: Apache-2.0

// The README's own app and test, to the letter; `ReadmeTests` compares them.

import FocusModel
import SwiftUI
import Testing

enum Sheet: String, Identifiable {
  case note, share
  var id: Self { self }
}

extension FocusedValues {
  @Entry var sheetToShow: Binding<Sheet>?
}

struct NoteCommands: Commands {
  @FocusedValue(\.sheetToShow) private var sheet

  var body: some Commands {
    CommandMenu("Note") {
      Button("New Note…") { sheet?.wrappedValue = .note }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(sheet == nil)
    }
  }
}

struct ContentView: View {
  @State private var sheetToShow: Sheet?

  var body: some View {
    Text("Notes")
      .focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .note))
      .sheet(item: $sheetToShow) { Text("the \($0.rawValue) sheet") }
  }
}

struct NotesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }.commands { NoteCommands() }
  }
}

@Test @MainActor func noteGoesToTheFocusedWindow() throws {
  let app = AppDriver(NotesApp())
  try app.menu("File", "New Window")
  try app.menu("Note", "New Note…")
  #expect(app.sheet?.id == "note")
  try app.makeKey(1)
  #expect(app.sheet == nil)
  #expect(app.issues.isEmpty)
}
