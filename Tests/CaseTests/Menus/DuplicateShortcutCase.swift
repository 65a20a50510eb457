// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Two menu items with one shortcut, of which the second can never be reached by it.
///
/// Seen: <https://github.com/XcodesOrg/XcodesApp/pull/841>; wanted there was a test that all shortcuts
/// differ.
@MainActor @Suite("Case: one shortcut for two items")
struct DuplicateShortcutCase {
  fileprivate struct InfoCommands: Commands {
    let copyKey: KeyEquivalent
    @FocusedBinding(\.lastAction) private var lastAction

    var body: some Commands {
      CommandMenu("Info") {
        Button("Copy Path") { lastAction = "path" }
          .keyboardShortcut("c", modifiers: [.command, .option])
        Button("Copy Link") { lastAction = "link" }
          .keyboardShortcut(copyKey, modifiers: [.command, .option])
      }
    }
  }

  fileprivate struct InfoWindow: View {
    @State private var lastAction = "none"
    var body: some View { Text(lastAction).focusedSceneValue(\.lastAction, $lastAction) }
  }

  private struct InfoApp: App {
    var copyKey: KeyEquivalent = "c"
    var body: some Scene {
      WindowGroup { InfoWindow() }.commands { InfoCommands(copyKey: copyKey) }
    }
  }

  /// The check that the case asks for.
  private func sharedShortcuts(_ app: AppDriver) -> [String] {
    let keyed = app.session.menuBar.allItems.filter { $0.shortcut != nil }
    return Dictionary(grouping: keyed, by: \.shortcut).values.filter { $0.count > 1 }
      .flatMap { $0.map(\.title) }
  }

  @Test("M18: both items show the shortcut, and the first declared has it")
  func seen() throws {
    let app = AppDriver(InfoApp())
    #expect(sharedShortcuts(app) == ["Copy Path", "Copy Link"])
    #expect(app.findings.map(\.kind) == [.duplicateShortcut])
    try app.key("c", [.command, .option])
    #expect(app.texts == ["path"])
  }

  @Test("M18: a test finds that all shortcuts of the app and the system differ")
  func wanted() throws {
    let app = AppDriver(InfoApp(copyKey: "l"))
    #expect(sharedShortcuts(app) == [])
    #expect(app.findings.isEmpty)
    try app.key("l", [.command, .option])
    #expect(app.texts == ["link"])
  }
}

extension FocusedValues {
  @Entry fileprivate var lastAction: Binding<String>?
}
