// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

/// A router for the whole app, which opens what a menu asks for in every window.
///
/// Seen: <https://github.com/everpcpc/KMReader/pull/607>, and cured as in
/// <https://github.com/TableProApp/TablePro/pull/610> by a router for each window.
@MainActor @Suite("Case: a router for all windows")
struct RouterCase {
  @Observable @MainActor
  fileprivate final class Router {
    var isSearching = false
  }

  fileprivate struct RoutedContent: View {
    @Environment(Router.self) private var router

    var body: some View {
      @Bindable var router = router
      Text("books").sheet(isPresented: $router.isSearching) { Text("search") }
    }
  }

  fileprivate struct OwnRouter: View {
    @State private var router = Router()
    var body: some View { RoutedContent().environment(router).focusedSceneValue(router) }
  }

  fileprivate struct SearchCommands: Commands {
    let shared: Router?
    @FocusedValue(Router.self) private var focused

    var body: some Commands {
      CommandMenu("Books") { Button("Search…") { (shared ?? focused)?.isSearching = true } }
    }
  }

  private struct SharedApp: App {
    private let router = Router()
    var body: some Scene {
      WindowGroup { RoutedContent() }.environment(router)
        .commands { SearchCommands(shared: router) }
    }
  }

  private struct OwnApp: App {
    var body: some Scene {
      WindowGroup { OwnRouter() }.commands { SearchCommands(shared: nil) }
    }
  }

  private func sheets(_ app: some App) throws -> [Int] {
    let driver = AppDriver(app)
    try driver.menu("new")
    try driver.menu("Books", "Search…")
    return driver.windows.map(\.presentations.count)
  }

  @Test("E8, M25: a router of the app presents in every window")
  func seen() throws {
    #expect(try sheets(SharedApp()) == [1, 1])
  }

  @Test(
    "E8, F23: a router of each window, published for its scene, presents in the key window alone")
  func wanted() throws {
    #expect(try sheets(OwnApp()) == [1, 0])
  }
}
