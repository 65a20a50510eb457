// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Windows that present values, which were missing from the Window menu.
///
/// Seen: <https://github.com/tqbf/selfdrivingwiki/pull/582>. AppKit lists every window that has a title and
/// can be main, and so does the model, but for a policy.
@MainActor @Suite("Case: windows of values in the Window menu")
struct WindowListCase {
  private struct WikiApp: App {
    var body: some Scene {
      WindowGroup("Wiki", id: "wiki", for: String.self) { $page in
        Text(page ?? "start").navigationTitle(page ?? "Start")
      }
    }
  }

  @Test("W8: by the policy, the list of windows is empty")
  func seen() throws {
    var policies = Policies()
    policies.windowMenuListsValueWindows = false
    let app = AppDriver(WikiApp(), policies: policies)
    try app.openWindow("wiki", value: "Swift")
    #expect(app.menuTitles("Window")?.contains { ["Start", "Swift"].contains($0) } == false)
  }

  @Test("W8: every window is listed by its title, and choosing it brings it to the front")
  func wanted() throws {
    let app = AppDriver(WikiApp())
    try app.openWindow("wiki", value: "Swift")
    try app.openWindow("wiki", value: "Focus")
    let listed = app.menuTitles("Window")?.filter { ["Start", "Swift", "Focus"].contains($0) }
    #expect(listed == ["Start", "Swift", "Focus"])
    try app.menu("Window", "Swift")
    #expect(app.titles == ["Swift", "Focus", "Start"])
  }
}
