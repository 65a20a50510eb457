// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Windows of tools")
struct UtilityWindowTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("document").focusedSceneValue(\.caption, "document")
      Button("tools") { openWindow(id: "tools") }
    }
  }

  private struct Tools: View {
    @FocusedValue(\.caption) private var caption
    @State private var isUp = false
    var body: some View {
      Text("tools of \(caption ?? "nothing")")
      Button("ask") { isUp = true }.sheet(isPresented: $isUp) { Text("asking") }
    }
  }

  private func app() -> AppDriver {
    AppDriver(
      TestApp {
        WindowGroup("Document", id: "document") { Opener() }
        UtilityWindow("Tools", id: "tools") { Tools() }
      })
  }

  @Test(
    "F10: a window of tools that is opened takes no key, and reads what the main window publishes")
  func opening() throws {
    let app = app()
    try app.press("tools")
    #expect(app.keyWindow?.scene == "document")
    #expect(app.windows.first { $0.scene == "tools" }?.content.texts == ["tools of document"])
    try app.menu("View", "Hide Tools")
    #expect(try app.menu("View", "Show Tools").summary() == ["opened 3 tools"])
    #expect(app.keyWindow?.scene == "document")
  }

  @Test("F10: where no other window is, a window of tools is key")
  func alone() throws {
    let app = app()
    try app.close(1)
    try app.menu("View", "Show Tools")
    #expect(app.keyWindow?.scene == "tools")
  }

  @Test("S26: Escape closes a window of tools that is key, after the sheet that is up on it")
  func escape() throws {
    let app = app()
    try app.press("tools")
    #expect(throws: Refusal.self) { try app.pressEscape() }
    try app.makeKey(2)
    try app.press("ask")
    try app.pressEscape()
    #expect(app.texts == ["tools of document"])
    try app.pressEscape()
    #expect(app.windowNumbers == [1])
  }

  @Test("W10: when the key window goes, one of tools is key only where there is no other")
  func closing() throws {
    let app = app()
    try app.menu("new")
    try app.press("tools")
    try app.close(2)
    #expect(app.keyWindow?.number == 1)
    try app.close(1)
    #expect(app.keyWindow?.scene == "tools")
  }

  @Test("W17: a window of tools is not minimised")
  func minimising() throws {
    let app = app()
    try app.press("tools")
    try app.makeKey(2)
    #expect(throws: Refusal.self) { try app.minimize(2) }
    #expect(try app.menuItem("minimize").isEnabled == false)
  }
}
