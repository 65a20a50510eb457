// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A window that loses the key as soon as it is opened, to the one from which it was opened.
///
/// Seen: <https://github.com/TableProApp/TablePro/pull/1078>, a window opened from a menu, and
/// <https://github.com/TableProApp/TablePro/pull/2019>, one opened as a sheet ended. Documented is that a
/// window that is opened comes to the front; policies give what was seen.
@MainActor @Suite("Case: a window that is opened and loses the key")
struct KeyGivenBackCase {
  fileprivate struct WorkWindow: View {
    let opensWhenGone: Bool
    @State private var isChoosing = false
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Connect") { isChoosing = true }
        .sheet(isPresented: $isChoosing) {
          Button("Open") {
            isChoosing = false
            if opensWhenGone { Task { openWindow(id: "table") } } else { openWindow(id: "table") }
          }
        }
    }
  }

  fileprivate struct TableCommands: Commands {
    let waitsForMenu: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandMenu("Tables") {
        Button("Open Table") {
          if waitsForMenu { Task { openWindow(id: "table") } } else { openWindow(id: "table") }
        }
      }
    }
  }

  private struct WorkApp: App {
    var waits = false

    var body: some Scene {
      WindowGroup(id: "work") { WorkWindow(opensWhenGone: waits) }
        .commands { TableCommands(waitsForMenu: waits) }
      WindowGroup(id: "table") { Text("table") }
    }
  }

  private var seenPolicies: Policies {
    var policies = Policies()
    policies.menuGivesKeyBack = true
    policies.sheetParentTakesKeyBack = true
    return policies
  }

  private func keyScenes(_ policies: Policies, waits: Bool = false) async throws -> [String?] {
    let fromMenu = AppDriver(WorkApp(waits: waits), policies: policies)
    try fromMenu.menu("Tables", "Open Table")
    let fromSheet = AppDriver(WorkApp(waits: waits), policies: policies)
    try fromSheet.press("Connect")
    try fromSheet.press("Open")
    for app in [fromMenu, fromSheet] {
      try await app.settle()
      #expect(app.windows.count == 2)
    }
    return [fromMenu.keyWindow?.scene, fromSheet.keyWindow?.scene]
  }

  @Test("M27, S21: by the policies, the window that was key has the key again")
  func seen() async throws {
    #expect(try await keyScenes(seenPolicies) == ["work", "work"])
  }

  @Test("M27, S21: opened when the menu action and the sheet have ended, the window stays key")
  func wanted() async throws {
    #expect(try await keyScenes(seenPolicies, waits: true) == ["table", "table"])
  }

  @Test("M27, S21, W1: by default a window that is opened is key")
  func documented() async throws {
    #expect(try await keyScenes(Policies()) == ["table", "table"])
  }
}
