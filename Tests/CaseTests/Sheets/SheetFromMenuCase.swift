// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A menu action that raises a sheet: directly, and while no window is open.
///
/// Seen: <https://github.com/everpcpc/KMReader/issues/959>, where AppKit was still tracking the menu and the
/// app was wedged; a model has no menu that is open, so the sheet comes up when the action has ended. And
/// <https://github.com/ProxymanApp/Proxyman/issues/2018>, where no window was open and nothing happened.
@MainActor @Suite("Case: a sheet from a menu")
struct SheetFromMenuCase {
  fileprivate struct LibraryWindow: View {
    @State private var isImporting = false

    var body: some View {
      Text("library").focusedSceneValue(\.isImporting, $isImporting)
        .sheet(isPresented: $isImporting) { Text("import") }
    }
  }

  fileprivate struct ImportCommands: Commands {
    let isGated: Bool
    @FocusedBinding(\.isImporting) private var isImporting

    var body: some Commands {
      CommandMenu("Library") {
        Button("Import…") { isImporting = true }.disabled(isGated && isImporting == nil)
      }
    }
  }

  private struct LibraryApp: App {
    var isGated = false
    var body: some Scene {
      WindowGroup { LibraryWindow() }.commands { ImportCommands(isGated: isGated) }
    }
  }

  @Test("M26: the sheet is up and takes keys when the menu action has ended")
  func direct() throws {
    let app = AppDriver(LibraryApp())
    try app.menu("Library", "Import…")
    #expect(app.texts == ["import"])
    try app.pressEscape()
    #expect(app.texts == ["library"])
  }

  @Test("S41, F8: with no window open an ungated command does nothing, which is an issue")
  func seen() throws {
    let app = AppDriver(LibraryApp())
    try app.close(1)
    #expect(try app.menuItem("import").isEnabled)
    try app.menu("Library", "Import…")
    #expect(app.issues.map(\.kind) == [.deadCommand])
    try app.menu("new")
    #expect(app.sheet == nil)
  }

  @Test("F8: gated by the value that it needs, the command is off until a window is open")
  func wanted() throws {
    let app = AppDriver(LibraryApp(isGated: true))
    try app.close(1)
    #expect(try app.menuItem("import").isEnabled == false)
    try app.menu("new")
    try app.menu("Library", "Import…")
    #expect(app.texts == ["import"])
    #expect(app.issues.isEmpty)
  }
}

extension FocusedValues {
  @Entry fileprivate var isImporting: Binding<Bool>?
}
