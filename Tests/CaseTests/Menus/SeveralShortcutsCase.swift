// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// One action with several shortcuts, which takes as many items.
///
/// Seen: <https://github.com/agentcooper/Telik/issues/17>.
@MainActor @Suite("Case: several shortcuts for one action")
struct SeveralShortcutsCase {
  fileprivate struct ZoomWindow: View {
    @State private var zoom = 1
    var body: some View { Text("zoom \(zoom)").focusedSceneValue(\.pageZoom, $zoom) }
  }

  fileprivate struct ZoomCommands: Commands {
    @FocusedBinding(\.pageZoom) private var zoom

    var body: some Commands {
      CommandMenu("Page") {
        ForEach(["+", "=", "i"], id: \.self) { key in
          Button("Zoom In") { zoom? += 1 }.keyboardShortcut(KeyEquivalent(Character(key)))
        }
      }
      CommandMenu("Modified") {
        Button("Zoom In Thrice") { zoom? += 3 }
          .keyboardShortcut("1").keyboardShortcut("2").keyboardShortcut("3")
      }
    }
  }

  private struct ZoomApp: App {
    var body: some Scene { WindowGroup { ZoomWindow() }.commands { ZoomCommands() } }
  }

  @Test("M15: with an item for each shortcut, the menu shows the action three times")
  func seen() throws {
    let app = AppDriver(ZoomApp())
    #expect(app.menuTitles("Page") == ["Zoom In", "Zoom In", "Zoom In"])
    for key in ["+", "=", "i"] { try app.key(KeyEquivalent(Character(key))) }
    #expect(app.texts == ["zoom 4"])
  }

  @Test("M15: of several shortcuts on one item the innermost is its shortcut")
  func oneItem() throws {
    let app = AppDriver(ZoomApp())
    try app.key("1")
    #expect(app.texts == ["zoom 4"])
    #expect(throws: Refusal.self) { try app.key("3") }
  }
}

extension FocusedValues {
  @Entry fileprivate var pageZoom: Binding<Int>?
}
