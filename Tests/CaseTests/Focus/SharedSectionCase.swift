// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A menu that chooses a section in all windows, because the selection belongs to the app.
///
/// Seen: <https://github.com/inseven/bookmarks/issues/276>.
@MainActor @Suite("Case: one selection for all windows")
struct SharedSectionCase {
  private struct SharedApp: App {
    @State private var section = "Today"

    var body: some Scene {
      WindowGroup(id: "main") { Text(section) }
        .commands {
          CommandMenu("Go") { Button("Favourites") { section = "Favourites" } }
        }
    }
  }

  fileprivate struct SectionWindow: View {
    @State private var section = "Today"
    var body: some View { Text(section).focusedSceneValue(\.section, $section) }
  }

  fileprivate struct GoCommands: Commands {
    @FocusedBinding(\.section) private var section

    var body: some Commands {
      CommandMenu("Go") { Button("Favourites") { section = "Favourites" } }
    }
  }

  private struct FocusedApp: App {
    var body: some Scene {
      WindowGroup(id: "main") { SectionWindow() }.commands { GoCommands() }
    }
  }

  @Test("M25: with state of the app, the command changes every window")
  func seen() throws {
    let app = AppDriver(SharedApp())
    try app.menu("new")
    try app.menu("Go", "Favourites")
    #expect(app.windows.map(\.content.texts) == [["Favourites"], ["Favourites"]])
  }

  @Test("F9, M25: with a focused binding, it changes the key window alone")
  func wanted() throws {
    let app = AppDriver(FocusedApp())
    try app.menu("new")
    try app.menu("Go", "Favourites")
    #expect(app.windows.map(\.content.texts) == [["Favourites"], ["Today"]])
    try app.makeKey(1)
    try app.menu("Go", "Favourites")
    #expect(app.windows.map(\.content.texts) == [["Favourites"], ["Favourites"]])
  }
}

extension FocusedValues {
  @Entry fileprivate var section: Binding<String>?
}
