// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Commands that lose their document when the editor that publishes it leaves the scene.
///
/// Seen: <https://github.com/Shpigford/clearly/pull/138>. There the editor moved into a window that AppKit
/// code had made; such a window is no scene, so what its views publish reaches no menu. Here the editor is
/// given the environment that a hosting view has, which belongs to no scene.
@MainActor @Suite("Case: an editor outside any scene")
struct EditorOutsideSceneCase {
  fileprivate struct Editor: View {
    @Binding var exports: Int

    var body: some View {
      Text("exported \(exports)").focusedSceneValue(\.exportDocument, $exports)
    }
  }

  fileprivate struct DocumentWindow: View {
    let publishesItself: Bool
    @State private var isEditorDetached = false
    @State private var exports = 0

    var body: some View {
      Button("Detach") { isEditorDetached = true }
        .focusedSceneValue(\.exportDocument, publishesItself ? $exports : nil)
      if isEditorDetached {
        Editor(exports: $exports).environment(\.self, EnvironmentValues())
      } else {
        Editor(exports: $exports)
      }
    }
  }

  private struct DocumentApp: App {
    var publishesItself = false
    var body: some Scene {
      WindowGroup { DocumentWindow(publishesItself: publishesItself) }
        .commands { ExportCommands() }
    }
  }

  fileprivate struct ExportCommands: Commands {
    @FocusedBinding(\.exportDocument) private var exports

    var body: some Commands {
      CommandGroup(after: .importExport) {
        Button("Export…") { exports? += 1 }.disabled(exports == nil)
      }
    }
  }

  @Test("F11, E9: with the editor outside the scene, Export is grey though the editor is there")
  func seen() throws {
    let app = AppDriver(DocumentApp())
    try app.menu("File", "Export…")
    #expect(app.texts == ["exported 1"])
    try app.press("Detach")
    #expect(app.texts == ["exported 1"])
    #expect(try app.menuItem("export").isEnabled == false)
  }

  @Test("F15: published by what stays in the scene, the document is there while its window is")
  func wanted() throws {
    let app = AppDriver(DocumentApp(publishesItself: true))
    try app.press("Detach")
    try app.menu("File", "Export…")
    #expect(app.texts == ["exported 1"])
  }
}

extension FocusedValues {
  @Entry fileprivate var exportDocument: Binding<Int>?
}
