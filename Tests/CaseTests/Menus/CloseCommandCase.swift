// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A command of one's own for closing, which closes the first window instead of the front one.
///
/// Seen: <https://github.com/manaflow-ai/cmux/issues/4614>.
@MainActor @Suite("Case: a Close of one's own")
struct CloseCommandCase {
  fileprivate final class Registry: ObservableObject {
    var closeFirst: (() -> Void)?
  }

  fileprivate struct WorkWindow: View {
    let registry: Registry
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("work").onAppear {
        if registry.closeFirst == nil { registry.closeFirst = { dismiss() } }
      }
    }
  }

  private struct HandMadeApp: App {
    private let registry = Registry()

    var body: some Scene {
      WindowGroup(id: "main") { WorkWindow(registry: registry) }
        .commands {
          CommandGroup(replacing: .saveItem) {
            Button("Close") { registry.closeFirst?() }.keyboardShortcut("w")
          }
        }
      Settings { Text("settings") }
    }
  }

  private struct StandardApp: App {
    var body: some Scene {
      WindowGroup(id: "main") { Text("work") }
      Settings { Text("settings") }
    }
  }

  @Test("M25, W11: the first window registered gets ⌘W, though another is in front")
  func seen() throws {
    let app = AppDriver(HandMadeApp())
    try app.menu("new")
    try app.menu("settings")
    try app.key("w")
    #expect(app.windowNumbers == [3, 2])
  }

  @Test("W11: the standard Close takes the key window, Settings too")
  func wanted() throws {
    let app = AppDriver(StandardApp())
    try app.menu("new")
    try app.menu("settings")
    try app.key("w")
    #expect(app.windowNumbers == [2, 1])
    try app.key("w")
    #expect(app.windowNumbers == [1])
  }
}
