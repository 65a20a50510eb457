// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Windows")
struct WindowTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text("main")
      Button("open main") { openWindow(id: "main") }
      Button("open log") { openWindow(id: "log") }
      Button("open note 1") { openWindow(value: 1) }
      Button("open note 2") { openWindow(id: "note", value: 2) }
      Button("open nothing") { openWindow(id: "nothing") }
      Button("open text") { openWindow(value: "text") }
      Button("close notes") { dismissWindow(id: "note") }
      Button("close note 1") { dismissWindow(value: 1) }
      Button("close note 2") { dismissWindow(id: "note", value: 2) }
      Button("close this") { dismissWindow() }
    }
  }

  private struct Note: View {
    @Binding var value: Int?
    var body: some View {
      Text("note \(value.map { "\($0)" } ?? "none")")
      Button("become 9") { value = 9 }
    }
  }

  private func makeApp() -> AppDriver {
    AppDriver(
      TestApp {
        WindowGroup("Main", id: "main") { Opener() }
        WindowGroup("Note", id: "note", for: Int.self) { Note(value: $0) }
        Window("Log", id: "log") { Text("log") }
        Settings { Text("settings") }
      })
  }

  @Test("W14: the first scene shows a window when the app starts, and no other does")
  func launch() {
    let app = makeApp()
    #expect(app.titles == ["Main"])
    #expect(app.keyWindow?.number == 1)
    #expect(app.keyWindow?.scene == "main")
  }

  @Test("W14: settings are not what an app launches with, also when they are declared first")
  func launchWithSettingsFirst() {
    let app = AppDriver(
      TestApp {
        Settings { Text("settings") }
        WindowGroup(id: "main") { Text("main") }
      })
    #expect(app.texts == ["main"])
  }

  @Test("W1: a group opens a new window each time; a single window comes forward")
  func openByID() throws {
    let app = makeApp()
    try app.press("open main")
    #expect(app.windowNumbers == [2, 1])
    try app.press("open log")
    #expect(app.texts == ["log"])
    try app.makeKey(1)
    let report = try app.press("open log")
    #expect(app.windowNumbers == [3, 1, 2])
    #expect(report.summary() == ["key 3"])
  }

  @Test(
    "W2: a value opens a window of its group, or brings the one forward that presents an equal one")
  func openByValue() throws {
    let app = makeApp()
    let report = try app.press("open note 1")
    #expect(report.summary() == ["opened 2 note", "key 2"])
    #expect(app.texts == ["note 1"])
    try app.makeKey(1)
    try app.press("open note 2")
    #expect(app.texts == ["note 2"])
    try app.makeKey(1)
    try app.press("open note 1")
    #expect(app.windowNumbers == [2, 1, 3])
  }

  @Test("W3: New for a value group presents nil")
  func newForValueGroup() throws {
    let app = makeApp()
    try app.menu("File", "New Note Window")
    #expect(app.texts == ["note none"])
    try app.menu("File", "New Note Window")
    #expect(app.windows.count == 3)
  }

  @Test("W3: a group with a default value presents that in a new window")
  func defaultValue() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "n", for: Int.self) { (value: Binding<Int>) in
          Text("value \(value.wrappedValue)")
          Button("raise") { value.wrappedValue += 1 }
        } defaultValue: {
          40
        }
      })
    #expect(app.texts == ["value 40"])
    try app.press("raise")
    #expect(app.texts == ["value 41"])
  }

  @Test("W4, G13: a window may change its own value, and matching goes by the value of now")
  func ownValue() throws {
    let app = makeApp()
    try app.press("open note 1")
    let report = try app.press("become 9")
    #expect(report.summary(writes: true) == ["WindowGroup.value: 1 → 9"])
    try app.makeKey(1)
    try app.press("open note 1")
    #expect(app.windowNumbers == [3, 1, 2])
    try app.openWindow("note", value: "9")
    #expect(app.keyWindow?.number == 2)
  }

  @Test("W5: dismissWindow closes the windows of a scene, of a value, of both, or its own")
  func dismissWindow() throws {
    let app = makeApp()
    func openNotes() throws {
      try app.press("open note 1")
      try app.makeKey(1)
      try app.press("open note 2")
      try app.makeKey(1)
    }
    try openNotes()
    try app.press("close note 1")
    #expect(app.windowNumbers == [1, 3])
    try app.press("close note 2")
    #expect(app.windowNumbers == [1])
    try openNotes()
    try app.press("close notes")
    #expect(app.windowNumbers == [1])
    try app.press("close this")
    #expect(app.windows.isEmpty)
  }

  @Test("W1: asking for a window that no scene shows is a runtime issue that lists the ids")
  func missingScene() throws {
    let app = makeApp()
    try app.press("open nothing")
    try app.press("open text")
    #expect(app.issues.map(\.kind) == [.missingScene, .missingScene])
    #expect(app.issues.first?.message.contains("main, note, log") == true)
    #expect(app.windows.count == 1)
  }

  @Test(
    "W7: an app whose first scene is a single window quits when it closes; with a group it goes on")
  func quitting() throws {
    let single = AppDriver(TestApp { Window("One", id: "one") { Text("one") } })
    try single.close(1)
    #expect(single.session.hasQuit)
    let group = makeApp()
    try group.press("open log")
    try group.close(2)
    try group.close(1)
    #expect(group.windows.isEmpty)
    #expect(!group.session.hasQuit)
  }

  @Test("W10: when the key window closes, the window directly behind becomes key")
  func closingKey() throws {
    let app = makeApp()
    try app.menu("new")
    try app.menu("new")
    try app.makeKey(1)
    #expect(app.windowNumbers == [1, 3, 2])
    let report = try app.close(1)
    #expect(report.summary() == ["closed 1", "key 3"])
    #expect(app.keyWindow?.number == 3)
    let behind = try app.close(2)
    #expect(behind.summary() == ["closed 2"])
    #expect(app.keyWindow?.number == 3)
  }

  @Test("W11: Command-W closes the key window, the settings window too")
  func commandW() throws {
    let app = makeApp()
    try app.key(",")
    #expect(app.texts == ["settings"])
    try app.key("w")
    #expect(app.texts.first == "main")
    try app.key("w")
    #expect(app.windows.isEmpty)
    let refusal = #expect(throws: Refusal.self) { try app.key("w") }
    #expect(refusal?.code == .disabled)
  }

  @Test("W13: a single window and the settings do not duplicate")
  func singles() throws {
    let app = makeApp()
    try app.menu("Window", "Log")
    try app.menu("settings")
    try app.menu("Window", "Log")
    try app.menu("settings")
    #expect(app.windows.count == 3)
  }

  @Test("W16, B16: a window closed by hand and opened again starts afresh, under a new number")
  func freshWindow() throws {
    let app = AppDriver { Counter("c") }
    try app.press("c+")
    try app.close(1)
    try app.menu("new")
    #expect(app.texts == ["c=0"])
    #expect(app.windowNumbers == [2])
  }

  @Test("W17, G14: a minimised window hands on the key, and opening or choosing it brings it back")
  func minimising() throws {
    let app = makeApp()
    try app.press("open log")
    let report = try app.menu("minimize")
    #expect(report.summary() == ["minimized 2", "key 1"])
    #expect(app.windows.first { $0.number == 2 }?.isMinimized == true)
    try app.press("open log")
    #expect(app.keyWindow?.number == 2)
    #expect(app.keyWindow?.isMinimized == false)
    try app.minimize(2)
    try app.minimize(1)
    #expect(app.keyWindow == nil)
    try app.makeKey(1)
    #expect(app.keyWindow?.isMinimized == false)
  }

  @Test(
    "W9, G7: Command-grave goes on in order of opening, wraps, and passes minimised windows over")
  func cycling() throws {
    let app = makeApp()
    try app.menu("new")
    try app.menu("new")
    try app.makeKey(1)
    try app.minimize(2)
    try app.key("`")
    #expect(app.keyWindow?.number == 3)
    try app.key("`")
    #expect(app.keyWindow?.number == 1)
    try app.key("`", [.command, .shift])
    #expect(app.keyWindow?.number == 3)
  }

  private struct Keeper: View {
    let held: Held<OpenWindowAction>
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("w").onAppear { held.value = openWindow }
    }
  }

  @Test(
    "W19: an openWindow action stays callable after its window closed; an uninstalled one is inert")
  func openActionOutlives() throws {
    let held = Held<OpenWindowAction>()
    let app = AppDriver { Keeper(held: held) }
    try app.close(1)
    held.value?(id: "main")
    #expect(app.windowNumbers == [2])
    #expect(app.unpromptedReports.last?.summary().first == "opened 2 main")
    EnvironmentValues().openWindow(id: "main")
    #expect(app.windows.count == 1)
  }

  private struct Titled: View {
    @State private var name = "Untitled"
    @State private var hasTitle = true
    var body: some View {
      TextField("Name", text: $name)
      Button("no title") { hasTitle = false }
      if hasTitle { Text("body").navigationTitle(name) }
    }
  }

  @Test("W8: a window is called by the navigation title of its content, else by its scene")
  func titles() throws {
    let app = AppDriver { Titled() }
    #expect(app.titles == ["Untitled"])
    try app.set("Name", to: "Report")
    #expect(app.titles == ["Report"])
    #expect(app.menuTitles("Window")?.last == "Report")
    try app.press("no title")
    #expect(app.titles == ["Main"])
    let plain = AppDriver(TestApp { WindowGroup { Text("w") } })
    #expect(plain.titles == ["Test"])
  }

  private struct ConditionalApp: App {
    @State private var hasLog = true
    var body: some Scene {
      WindowGroup(id: "main") { Button("remove log") { hasLog = false } }
      if hasLog { Window("Log", id: "log") { Text("log") } }
    }
  }

  @Test("A scene that the app no longer has takes its windows and its menu item along")
  func removedScene() throws {
    let app = AppDriver(ConditionalApp())
    try app.menu("Window", "Log")
    try app.makeKey(1)
    try app.press("remove log")
    #expect(app.windowNumbers == [1])
    #expect(app.menuTitles("Window")?.contains("Log") == false)
    #expect(throws: Refusal.self) { try app.openWindow("log") }
  }

  private struct AppStateApp: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup(id: "main") {
        Text("count \(count)")
        Button("raise") { count += 1 }
      }
    }
  }

  @Test("State of the app is shown in all its windows")
  func appState() throws {
    let app = AppDriver(AppStateApp())
    try app.menu("new")
    let report = try app.press("raise")
    #expect(app.windows.allSatisfy { $0.content.texts == ["count 1"] })
    #expect(report.summary(writes: true) == ["AppStateApp.count: 0 → 1"])
  }
}
