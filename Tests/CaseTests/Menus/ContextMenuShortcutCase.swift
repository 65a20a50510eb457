// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A shortcut on an item of a context menu, which lives only while that menu is open.
///
/// Seen: <https://github.com/bocan/bocan-music/issues/81> and
/// <https://github.com/mierau/hotline/issues/32>.
@MainActor @Suite("Case: a shortcut in a context menu")
struct ContextMenuShortcutCase {
  fileprivate struct TrackWindow: View {
    @State private var plays = 0

    var body: some View {
      Text("played \(plays)")
        .contextMenu {
          Button("Play Next") { plays += 1 }.keyboardShortcut("n", modifiers: [.command, .option])
        }
        .focusedSceneValue(\.plays, $plays)
    }
  }

  fileprivate struct TrackCommands: Commands {
    @FocusedBinding(\.plays) private var plays

    var body: some Commands {
      CommandMenu("Track") {
        Button("Play Next") { plays? += 1 }
          .keyboardShortcut("n", modifiers: [.command, .option]).disabled(plays == nil)
      }
    }
  }

  private struct ContextApp: App {
    var body: some Scene { WindowGroup { TrackWindow() } }
  }

  private struct MenuApp: App {
    var body: some Scene { WindowGroup { TrackWindow() }.commands { TrackCommands() } }
  }

  @Test("M20: the item works when it is pressed, and its shortcut does not")
  func seen() throws {
    let app = AppDriver(ContextApp())
    #expect(throws: Refusal.self) { try app.key("n", [.command, .option]) }
    try app.press("Play Next")
    #expect(app.texts == ["played 1"])
  }

  @Test("M20: declared in a command menu, the shortcut works always")
  func wanted() throws {
    let app = AppDriver(MenuApp())
    try app.key("n", [.command, .option])
    #expect(app.texts == ["played 1"])
  }
}

extension FocusedValues {
  @Entry fileprivate var plays: Binding<Int>?
}
