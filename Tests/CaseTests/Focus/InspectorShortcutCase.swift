// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A shortcut that dies with the form in which its button stands.
///
/// Seen: <https://github.com/PDF-Archiver/PDF-Archiver/issues/312>.
@MainActor @Suite("Case: a shortcut on a button of an inspector")
struct InspectorShortcutCase {
  fileprivate struct ArchiveWindow: View {
    @State private var isInspectorShown = true
    @State private var saves = 0

    var body: some View {
      Text("saved \(saves)").focusedSceneValue(\.saves, $saves)
      Button("Inspector") { isInspectorShown.toggle() }
      if isInspectorShown {
        Form { Button("Save Document") { saves += 1 }.keyboardShortcut("s") }
      }
    }
  }

  fileprivate struct SaveCommands: Commands {
    @FocusedBinding(\.saves) private var saves

    var body: some Commands {
      CommandGroup(replacing: .saveItem) {
        Button("Save") { saves? += 1 }.keyboardShortcut("s").disabled(saves == nil)
      }
    }
  }

  private struct ArchiveApp: App {
    var body: some Scene { WindowGroup { ArchiveWindow() } }
  }

  private struct RepairedApp: App {
    var body: some Scene { WindowGroup { ArchiveWindow() }.commands { SaveCommands() } }
  }

  @Test("M21: the shortcut works while the form is there, and not any more without it")
  func seen() throws {
    let app = AppDriver(ArchiveApp())
    try app.key("s")
    #expect(app.texts == ["saved 1"])
    try app.press("Inspector")
    #expect(throws: Refusal.self) { try app.key("s") }
    #expect(app.texts == ["saved 1"])
  }

  @Test("F15: a menu command with a value of a view that stays has the shortcut always")
  func wanted() throws {
    let app = AppDriver(RepairedApp())
    try app.press("Inspector")
    try app.key("s")
    #expect(app.texts == ["saved 1"])
  }
}

extension FocusedValues {
  @Entry fileprivate var saves: Binding<Int>?
}
