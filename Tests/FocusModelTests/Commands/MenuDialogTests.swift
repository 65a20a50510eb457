// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import Testing

@MainActor @Suite("What a menu asks for")
struct MenuDialogTests {
  private struct OpenItem: View {
    @State private var isAsking = false
    let log: Log
    var body: some View {
      Button("Open…") { isAsking = true }
        .fileImporter(isPresented: $isAsking, allowedContentTypes: [.folder]) { result in
          if case .success(let url) = result { log(url.path) }
        }
    }
  }

  @Test("A menu may ask for files: the dialog comes up over the front window")
  func files() throws {
    let log = Log()
    let app = AppDriver(
      TestApp {
        WindowGroup("Main") { Text("main") }
          .commands { CommandGroup(after: .newItem) { OpenItem(log: log) } }
      })
    try app.menu("File", "Open…")
    #expect(app.sheet?.id == "open")
    try app.set("Path", to: "/tmp/some")
    try app.press("Open")
    #expect(log.take() == ["/tmp/some"])
    #expect(app.sheet == nil)
    try app.menu("File", "Open…")
    try app.pressEscape()
    #expect(app.sheet == nil)
    #expect(app.issues.isEmpty)
  }

  private struct ModeCommands: Commands {
    @AppStorage("mode") private var mode = "light"
    var body: some Commands {
      CommandMenu("Mode") {
        Picker("Mode", selection: $mode) {
          Text("Light").tag("light").keyboardShortcut("l")
          Text("Dark").keyboardShortcut("d").tag("dark")
        }
      }
    }
  }

  @Test("The choices of a picker in a menu have keys of their own")
  func choices() throws {
    let app = AppDriver(
      TestApp { WindowGroup("Main") { Text("main") }.commands { ModeCommands() } })
    #expect(try app.menuItem("Mode", "Mode", "Dark").shortcut == KeyboardShortcut("d"))
    try app.key("d")
    #expect(try app.menuItem("Mode", "Mode", "Dark").isOn == true)
    try app.key("l")
    #expect(try app.menuItem("Mode", "Mode", "Light").isOn == true)
  }
}
