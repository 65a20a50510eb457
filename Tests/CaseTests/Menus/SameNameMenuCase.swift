// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A menu of one's own with the title of a standard one, and the standard one that cannot be had rid of.
///
/// Seen: <https://github.com/h3pdesign/Neon-Vision-Editor/pull/1> and, for the View menu,
/// <https://github.com/feedback-assistant/reports/issues/252>.
@MainActor @Suite("Case: standard menus by name")
struct SameNameMenuCase {
  private struct TwiceApp: App {
    var body: some Scene {
      WindowGroup { Text("editor") }
        .commands { CommandMenu("File") { Button("Open Recent") {} } }
    }
  }

  private struct GroupedApp: App {
    var body: some Scene {
      WindowGroup { Text("editor") }
        .commands { CommandGroup(after: .newItem) { Button("Open Recent") {} } }
    }
  }

  private struct NothingToViewApp: App {
    var body: some Scene {
      WindowGroup { Text("editor") }
        .commands {
          CommandGroup(replacing: .sidebar) {}
          CommandGroup(replacing: .toolbar) {}
        }
    }
  }

  private func menus(_ app: some App) -> [String] {
    AppDriver(app).session.menuBar.menus.map(\.title)
  }

  @Test("M2: a command menu titled File does not merge; there are two")
  func twice() {
    #expect(menus(TwiceApp()).filter { $0 == "File" }.count == 2)
  }

  @Test("M2: a command group puts the item into the standard menu")
  func merged() throws {
    #expect(menus(GroupedApp()).filter { $0 == "File" }.count == 1)
    #expect(AppDriver(GroupedApp()).menuTitles("File")?.contains("Open Recent") == true)
  }

  @Test("M3: the View menu stays, though nothing is left to view")
  func viewMenu() {
    #expect(menus(NothingToViewApp()).contains("View"))
  }
}
