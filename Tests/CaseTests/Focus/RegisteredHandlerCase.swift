// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A handler that a view registers by hand when it appears and takes back when it disappears.
///
/// Seen: <https://github.com/everpcpc/KMReader/pull/850>: a view that is made anew registers before the one
/// that goes takes back, and the menu item is enabled and does nothing.
@MainActor @Suite("Case: a handler registered by hand")
struct RegisteredHandlerCase {
  @MainActor
  fileprivate final class Registry {
    var refresh: (() -> Void)?
  }

  fileprivate struct Library: View {
    let registry: Registry
    let name: String
    @State private var refreshes = 0

    var body: some View {
      Text("\(name) refreshed \(refreshes)")
        .onAppear { registry.refresh = { refreshes += 1 } }
        .onDisappear { registry.refresh = nil }
        .focusedSceneValue(\.refreshes, $refreshes)
    }
  }

  fileprivate struct LibraryWindow: View {
    let registry: Registry
    @State private var name = "home"

    var body: some View {
      Button("Switch") { name = "work" }
      Library(registry: registry, name: name).id(name)
    }
  }

  fileprivate struct RefreshCommands: Commands {
    let registry: Registry
    @FocusedBinding(\.refreshes) private var refreshes

    var body: some Commands {
      CommandMenu("Library") {
        Button("Refresh by Hand") { registry.refresh?() }
        Button("Refresh by Focus") { refreshes? += 1 }.disabled(refreshes == nil)
      }
    }
  }

  private struct LibraryApp: App {
    private let registry = Registry()

    var body: some Scene {
      WindowGroup { LibraryWindow(registry: registry) }
        .commands { RefreshCommands(registry: registry) }
    }
  }

  @Test("F16: the handler is gone once the view was made anew, and the enabled item does nothing")
  func seen() throws {
    let app = AppDriver(LibraryApp())
    try app.menu("Library", "Refresh by Hand")
    #expect(app.texts == ["home refreshed 1"])
    try app.press("Switch")
    #expect(try app.menuItem("refresh-by-hand").isEnabled)
    try app.menu("Library", "Refresh by Hand")
    #expect(app.texts == ["work refreshed 0"])
  }

  @Test("F16, F4: a value that is published is that of the view that is there")
  func wanted() throws {
    let app = AppDriver(LibraryApp())
    try app.press("Switch")
    try app.menu("Library", "Refresh by Focus")
    #expect(app.texts == ["work refreshed 1"])
  }
}

extension FocusedValues {
  @Entry fileprivate var refreshes: Binding<Int>?
}
