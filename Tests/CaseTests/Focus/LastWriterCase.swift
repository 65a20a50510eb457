// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Menu items that follow the window that wrote last, because they read a mirror of it.
///
/// Seen: <https://github.com/TableProApp/TablePro/pull/610>.
@MainActor @Suite("Case: a mirror of the window that wrote last")
struct LastWriterCase {
  fileprivate final class Mirror: ObservableObject {
    @Published var isConnected = false
  }

  fileprivate struct DocumentWindow: View {
    @ObservedObject var mirror: Mirror
    @State private var isConnected = false

    var body: some View {
      Button("Connect") {
        isConnected = true
        mirror.isConnected = true
      }
      .focusedSceneValue(\.isConnected, isConnected)
    }
  }

  fileprivate struct QueryCommands: Commands {
    @ObservedObject var mirror: Mirror
    @FocusedValue(\.isConnected) private var isConnected

    var body: some Commands {
      CommandMenu("Query") {
        Button("Run by Mirror") {}.disabled(!mirror.isConnected)
        Button("Run by Focus") {}.disabled(isConnected != true)
      }
    }
  }

  private struct QueryApp: App {
    private let mirror = Mirror()

    var body: some Scene {
      WindowGroup("Document", id: "document") { DocumentWindow(mirror: mirror) }
        .commands { QueryCommands(mirror: mirror) }
      Window("Welcome", id: "welcome") { Text("welcome") }
    }
  }

  private func connectedInOne() throws -> AppDriver {
    let app = AppDriver(QueryApp())
    try app.press("Connect")
    try app.menu("new")
    return app
  }

  @Test("M25: the mirrored item is enabled for a window that it says nothing about")
  func seen() throws {
    let app = try connectedInOne()
    #expect(try app.menuItem("run-by-mirror").isEnabled)
    try app.openWindow("welcome")
    #expect(try app.menuItem("run-by-mirror").isEnabled)
  }

  @Test("F8, F9: the focused item follows the key window, and is off where nothing is published")
  func wanted() throws {
    let app = try connectedInOne()
    #expect(try app.menuItem("run-by-focus").isEnabled == false)
    try app.makeKey(1)
    #expect(try app.menuItem("run-by-focus").isEnabled)
    try app.openWindow("welcome")
    #expect(try app.menuItem("run-by-focus").isEnabled == false)
  }
}

extension FocusedValues {
  @Entry fileprivate var isConnected: Bool?
}
