// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Sheets and windows")
struct SheetAndWindowTests {
  private struct Closing: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var isUp = true
    var body: some View {
      Text("window").sheet(isPresented: $isUp) {
        Button("politely") { dismissWindow(id: "main") }
        Button("destructively") {
          withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "main") }
        }
      }
    }
  }

  @Test("S36: dismissWindow leaves a window with a sheet alone, unless it is destructive")
  func dismissBehavior() throws {
    let app = AppDriver { Closing() }
    try app.press("politely")
    #expect(app.windowNumbers == [1])
    #expect(app.sheet != nil)
    try app.press("destructively")
    #expect(app.windows.isEmpty)
  }

  @Test("S37: a window with a sheet is not closed by its user; Close is disabled")
  func performClose() throws {
    let app = AppDriver { Closing() }
    let refusal = #expect(throws: Refusal.self) { try app.close(1) }
    #expect(refusal?.code == .blocked)
    #expect(try app.menuItem("close").isEnabled == false)
    let menu = #expect(throws: Refusal.self) { try app.menu("close") }
    #expect(menu?.message == "\"Close\" is disabled now: a sheet is up on the window.")
    let cut = #expect(throws: Refusal.self) { try app.key("x") }
    #expect(
      cut?.message
        == "\"Cut\" (cmd+x) is disabled now: no field that can be edited has keyboard focus.")
  }

  private struct SharedFlagApp: App {
    @State private var isUp = false
    let log = Log()
    var body: some Scene {
      WindowGroup(id: "main") {
        Button("show") { isUp = true }
          .sheet(isPresented: $isUp, onDismiss: { log("onDismiss") }) { Leaving() }
      }
    }
    struct Leaving: View {
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Button("close window") {
          withTransaction(\.dismissBehavior, .destructive) { dismissWindow() }
        }
      }
    }
  }

  @Test("S38: with the flag kept outside, the sheet shows again on the window that is opened next")
  func flagOutside() throws {
    let app = AppDriver(SharedFlagApp())
    try app.press("show")
    try app.press("close window")
    #expect(app.windows.isEmpty)
    try app.menu("new")
    #expect(app.sheet != nil)
  }

  @Test("M25: a flag of the whole app shows its sheet in every window")
  func flagOfApp() throws {
    let app = AppDriver(SharedFlagApp())
    try app.menu("new")
    try app.press("show")
    #expect(app.windows.allSatisfy { $0.presentations.count == 1 })
  }

  @Test("S41: a menu action that needs a sheet does nothing while no window is open")
  func noWindow() throws {
    let app = AppDriver.repository()
    try app.close(1)
    let report = try app.menu("clone")
    #expect(report.summary() == ["issue deadCommand"])
    try app.menu("new")
    #expect(app.sheet == nil)
  }

  @Test("W10: each window keeps its own sheet, and the key one's takes the keys")
  func sheetPerWindow() throws {
    let app = AppDriver.repository()
    try app.menu("clone")
    try app.menu("new")
    try app.menu("push")
    try app.set("URL", to: "second")
    try app.makeKey(1)
    #expect(app.presented == ["clone"])
    #expect(try app.value(of: "URL") == "")
    try app.pressEscape()
    #expect(app.windows.map { $0.presentations.count } == [0, 1])
  }

  @Test("S21: opening a window in the action that ends a sheet leaves the new window key")
  func openAndEnd() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "main") { Opening() }
        Window("Log", id: "log") { Text("log") }
      })
    try app.press("end and open")
    #expect(app.texts == ["log"])
    try app.makeKey(1)
    #expect(app.sheet == nil)
  }

  private struct Opening: View {
    @Environment(\.openWindow) private var openWindow
    @State private var isUp = true
    var body: some View {
      Text("window").sheet(isPresented: $isUp) {
        Button("end and open") {
          isUp = false
          openWindow(id: "log")
        }
      }
    }
  }
}
