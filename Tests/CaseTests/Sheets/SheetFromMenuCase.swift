// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A menu action that raises a sheet: directly, and while no window is open.
///
/// Seen: <https://github.com/everpcpc/KMReader/issues/959>, where AppKit was still tracking the menu and the
/// app was wedged, as it is here by a policy. And <https://github.com/ProxymanApp/Proxyman/issues/2018>,
/// where no window was open and nothing happened.
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
    let waitsForMenu: Bool
    @FocusedBinding(\.isImporting) private var isImporting

    var body: some Commands {
      CommandMenu("Library") {
        Button("Import…") {
          if waitsForMenu { Task { isImporting = true } } else { isImporting = true }
        }
        .keyboardShortcut("i").disabled(isGated && isImporting == nil)
      }
    }
  }

  private struct LibraryApp: App {
    var isGated = false
    var waitsForMenu = false
    var body: some Scene {
      WindowGroup { LibraryWindow() }
        .commands { ImportCommands(isGated: isGated, waitsForMenu: waitsForMenu) }
    }
  }

  private var wedging: Policies {
    var policies = Policies()
    policies.menuActionsMayPresent = false
    return policies
  }

  @Test("M26: by the policy, a sheet raised in the menu action wedges the app, and only Quit works")
  func wedged() throws {
    let app = AppDriver(LibraryApp(), policies: wedging)
    try app.menu("Library", "Import…")
    #expect(app.issues.map(\.kind) == [.presentedFromOpenMenu])
    #expect(app.texts == ["import"])
    for press in [{ try app.pressEscape() }, { try app.menu("new") }, { try app.close(1) }] {
      let refusal = #expect(throws: Refusal.self) { try press() }
      #expect(refusal?.code == .blocked)
    }
    try app.menu("quit")
    #expect(app.session.hasQuit)
  }

  @Test("M26: raised when the menu action has ended, or by its key, the sheet does no harm")
  func deferred() async throws {
    let app = AppDriver(LibraryApp(waitsForMenu: true), policies: wedging)
    try app.menu("Library", "Import…")
    try await app.settle()
    try app.pressEscape()
    #expect(app.texts == ["library"])
    let keyed = AppDriver(LibraryApp(), policies: wedging)
    try keyed.key("i")
    try keyed.pressEscape()
    #expect(app.issues.isEmpty && keyed.issues.isEmpty)
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
