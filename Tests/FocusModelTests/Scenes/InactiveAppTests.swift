// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Hidden apps and windows that lose the key")
struct InactiveAppTests {
  private struct StatusMenu: View {
    var id = "main"
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open") { openWindow(id: id) }
    }
  }

  @Test("W18: a window that code opens while the app is hidden is key only once the app is shown")
  func openedWhileHidden() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup("Main", id: "main") { Text("main") }
        MenuBarExtra("Status") { StatusMenu() }
      })
    try app.menu("hide")
    #expect(try app.menu("Status", "Open").summary() == ["opened 2 main"])
    #expect(app.keyWindow == nil)
    #expect(app.windowNumbers == [2, 1])
    try app.menu("show-all")
    #expect(app.keyWindow?.number == 2)
  }

  private struct OpenCommands: Commands {
    @Environment(\.openWindow) private var openWindow
    var body: some Commands {
      CommandMenu("Probe") { Button("Open") { openWindow(id: "repository") } }
    }
  }

  @Test(
    "F27, W18: values of a hidden app are those of the window that was key, also behind a new one")
  func valuesWhileHidden() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup("Repository", id: "repository") { RepositoryWindow() }
          .commands { RepositoryCommands() }
        MenuBarExtra("Status") { StatusMenu(id: "repository") }
      })
    try app.menu("hide")
    try app.menu("Status", "Open")
    #expect(try app.why("push").isEnabled)
    try app.menu("push")
    #expect(app.windows.first { $0.number == 1 }?.presentations.map(\.id) == ["push"])
  }

  @Test("F27: values of a hidden app stay when another of its windows closes")
  func otherWindowGoesWhileHidden() throws {
    let app = AppDriver.repository()
    try app.menu("new")
    try app.menu("hide")
    try app.close(1)
    #expect(try app.menuItem("push").isEnabled)
    #expect(app.focusedValue("sheetToShow") == "add")
  }

  @Test("F15, F27: values of a hidden app go with the window that publishes them")
  func publisherGoesWhileHidden() throws {
    let app = AppDriver.repository()
    try app.menu("hide")
    #expect(try app.menuItem("push").isEnabled)
    try app.close(1)
    #expect(try app.menuItem("push").isEnabled == false)
  }

  @Test("W18: a command of the menu bar that opens a window brings the app to the front")
  func openedByCommand() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup("Repository", id: "repository") { Text("w") }.commands { OpenCommands() }
      })
    try app.menu("hide")
    try app.menu("Probe", "Open")
    #expect(app.keyWindow?.number == 2)
  }

  @Test("W18: what a person opens while the app is hidden shows the app")
  func openedByHand() throws {
    let app = AppDriver { Text("main") }
    try app.menu("hide")
    try app.openWindow("main")
    #expect(app.keyWindow?.number == 2)
    #expect(!app.session.isHidden)
  }

  private struct Panel: View {
    @State private var isUp = false
    @State private var isSheetUp = false
    var body: some View {
      Text("up \(isUp) \(isSheetUp)")
      Button("show") { isUp = true }
        .popover(isPresented: $isUp) {
          Button("sheet") { isSheetUp = true }
            .sheet(isPresented: $isSheetUp) { Text("sheet") }
        }
    }
  }

  @Test(
    "S39: a popover whose window loses the key goes, with the sheet on it", arguments: [0, 1, 2])
  func popover(way: Int) throws {
    let app = AppDriver { Panel() }
    try app.menu("new")
    try app.press("show")
    try app.press("sheet")
    #expect(app.presented.count == 2)
    switch way {
    case 0: try app.makeKey(1)
    case 1: try app.minimize(2)
    default: try app.menu("hide")
    }
    try app.makeKey(2)
    #expect(app.presented.isEmpty)
    #expect(app.texts == ["up false false"])
  }

  @Test("S39: a sheet stays while its window is not key")
  func sheet() throws {
    let app = AppDriver.repository()
    try app.menu("new")
    try app.menu("push")
    try app.makeKey(1)
    try app.makeKey(2)
    #expect(app.presented == ["push"])
  }
}
