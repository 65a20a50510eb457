// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A secondary window that is there once more each time it is opened.
///
/// Seen: <https://github.com/Planetable/Planet/issues/100>.
@MainActor @Suite("Case: a secondary window that multiplies")
struct SecondaryWindowCase {
  fileprivate struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("About Writers") { openWindow(id: "about") } }
  }

  private struct GroupApp: App {
    var body: some Scene {
      WindowGroup(id: "main") { Opener() }
      WindowGroup(id: "about") { Text("about") }
    }
  }

  private struct SingleApp: App {
    var body: some Scene {
      WindowGroup(id: "main") { Opener() }
      Window("About", id: "about") { Text("about") }
    }
  }

  private func windowsAfterTwoOpenings(_ app: some App) throws -> [String] {
    let driver = AppDriver(app)
    for _ in 1...2 {
      try driver.makeKey(1)
      try driver.press("About Writers")
    }
    return driver.windows.map(\.scene)
  }

  @Test("W1, W13: a group opens another window each time")
  func seen() throws {
    #expect(try windowsAfterTwoOpenings(GroupApp()) == ["about", "main", "about"])
  }

  @Test("W1, W13: a Window scene brings forward the one that is there")
  func wanted() throws {
    #expect(try windowsAfterTwoOpenings(SingleApp()) == ["about", "main"])
  }
}
