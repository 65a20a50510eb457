// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A `.newItem` group that was replaced, and ⌘N with it.
///
/// Seen: <https://github.com/tqbf/selfdrivingwiki/pull/408>, and
/// <https://github.com/darrarski/sort-swift-imports/pull/5> for an app with a single window that had no
/// way back to it.
@MainActor @Suite("Case: no way back to a window")
struct ReplacedNewItemCase {
  private struct ReplacedApp: App {
    var body: some Scene {
      WindowGroup(id: "wiki") { Text("wiki") }
        .commands { CommandGroup(replacing: .newItem) {} }
    }
  }

  fileprivate struct NewWindowButton: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("New Wiki") { openWindow(id: "wiki") }.keyboardShortcut("n")
    }
  }

  private struct OwnNewApp: App {
    var body: some Scene {
      WindowGroup(id: "wiki") { Text("wiki") }
        .commands { CommandGroup(replacing: .newItem) { NewWindowButton() } }
    }
  }

  private struct SingleApp: App {
    var body: some Scene { Window("Sorter", id: "sorter") { Text("sorter") } }
  }

  @Test("M10: with the group replaced by nothing, ⌘N is gone and the last window closed is the end")
  func seen() throws {
    let app = AppDriver(ReplacedApp())
    #expect(throws: Refusal.self) { try app.key("n") }
    try app.key("w")
    #expect(app.windows.isEmpty)
    #expect(throws: Refusal.self) { try app.menu("new") }
  }

  @Test("M10: an item of one's own with ⌘N opens a window, also when none is left")
  func wanted() throws {
    let app = AppDriver(OwnNewApp())
    try app.key("w")
    try app.key("n")
    #expect(app.windowNumbers == [2])
  }

  @Test(
    "W7, W12: a single window has no New item; the app quits with it instead of stranding anybody")
  func singleWindow() throws {
    let app = AppDriver(SingleApp())
    #expect(app.menuTitles("File")?.contains { $0.hasPrefix("New") } == false)
    try app.key("w")
    #expect(app.session.hasQuit)
  }
}
