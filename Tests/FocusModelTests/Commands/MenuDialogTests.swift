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

  private struct TwoDeletes: Commands {
    let log: Log
    let isEnabled: Bool
    var body: some Commands {
      CommandGroup(after: .pasteboard) {
        Button("Delete") { log("own") }.disabled(!isEnabled)
      }
    }
  }

  @Test(
    "Of two items of one name in one menu the one that may be chosen is meant",
    arguments: [true, false])
  func twins(isEnabled: Bool) throws {
    let log = Log()
    let app = AppDriver(
      TestApp {
        WindowGroup("Main") { Text("main") }
          .commands { TwoDeletes(log: log, isEnabled: isEnabled) }
      })
    if isEnabled {
      try app.menu("Edit", "Delete")
    } else {
      #expect(throws: Refusal.self) { try app.menu("Edit", "Delete") }
    }
    #expect(log.take() == (isEnabled ? ["own"] : []))
  }

  private struct PageCommands: Commands {
    @AppStorage("page") private var page = 0
    var body: some Commands {
      CommandMenu("Show") {
        Picker("Pages", selection: $page) {
          Text("First").tag(0)
          Text("Second").tag(1)
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
  }

  @Test("M13: an inline picker whose label is hidden has no header in a menu")
  func hiddenLabel() {
    let app = AppDriver(
      TestApp { WindowGroup("Main") { Text("main") }.commands { PageCommands() } })
    #expect(app.menuTitles("Show") == ["First", "Second"])
  }

  @Test("A field is found without the colon that its label ends with")
  func colon() throws {
    let app = AppDriver { TextField("Your name:", text: .constant("Ada")) }
    #expect(try app.value(of: "your name") == "Ada")
    #expect(try app.value(of: "Your name:") == "Ada")
  }

  private struct Some_Mac_2024App: App {
    var body: some Scene { WindowGroup { Text("main") } }
  }

  @Test("An underscore in the name of an app's type is a space in the app's name")
  func name() {
    #expect(AppDriver(Some_Mac_2024App()).session.appName == "Some Mac 2024")
  }
}
