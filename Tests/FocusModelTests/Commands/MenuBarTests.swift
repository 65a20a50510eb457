// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Menu bar")
struct MenuBarTests {
  private func menus(_ app: AppDriver) -> [String] { app.session.menuBar.menus.map(\.title) }

  @Test("M1: the order is App, File, Edit, View, the app's menus as declared, Window, Help")
  func order() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("w") }
          .commands {
            CommandMenu("First") { Button("A") {} }
            CommandMenu("Second") { Button("B") {} }
          }
      })
    #expect(
      menus(app) == ["Test", "File", "Edit", "View", "First", "Second", "Window", "Help"])
  }

  @Test("M1: Format is there when text formatting has items")
  func format() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("w") }
          .commands { CommandGroup(replacing: .textFormatting) { Button("Bold") {} } }
      })
    #expect(menus(app) == ["Test", "File", "Edit", "Format", "View", "Window", "Help"])
  }

  @Test("M2: a menu titled like a built-in one does not merge with it")
  func sameTitle() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("w") }.commands { CommandMenu("File") { Button("Mine") {} } }
      })
    #expect(menus(app).filter { $0 == "File" }.count == 2)
  }

  @Test("M5: commands of every scene are in the one bar, whether it has a window or not")
  func commandsOfAllScenes() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("w") }.commands { CommandMenu("One") { Button("A") {} } }
        Window("Log", id: "log") { Text("log") }
          .commands { CommandMenu("Two") { Button("B") {} } }
      })
    #expect(app.windows.count == 1)
    #expect(menus(app).contains("Two"))
    try app.close(1)
    #expect(menus(app).contains("One"))
  }

  @Test("M6: each kind of scene has its item: New, one in Window, and Settings")
  func sceneItems() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup("Note") { Text("note") }
        WindowGroup("Value", id: "value", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
        Window("Log", id: "log") { Text("log") }
        Settings { Text("settings") }
      })
    #expect(app.menuTitles("File")?.prefix(2) == ["New Note Window", "New Value Window"])
    #expect(try app.menuItem("new").shortcut == KeyboardShortcut("n"))
    #expect(app.menuTitles("Window")?.contains("Log") == true)
    #expect(try app.menuItem("settings").shortcut == KeyboardShortcut(","))
    try app.menu("Window", "Log")
    #expect(app.texts == ["log"])
    try app.key(",")
    #expect(app.texts == ["settings"])
  }

  private func grouped<C: Commands>(@CommandsBuilder _ commands: () -> C) -> AppDriver {
    AppDriver(TestApp { WindowGroup { Text("w") }.commands(content: commands) })
  }

  @Test("M9: before adds to the start of a group, after to its end, replacing takes its place")
  func groupPositions() {
    let app = grouped {
      CommandGroup(after: .newItem) { Button("After") {} }
      CommandGroup(before: .newItem) { Button("Before") {} }
      CommandGroup(replacing: .saveItem) { Button("Instead") {} }
    }
    #expect(app.menuTitles("File") == ["Before", "New Window", "After", "-", "Instead"])
  }

  @Test("M10: replacing New removes Command-N; replacing with nothing removes the group")
  func replacing() throws {
    let app = grouped {
      CommandGroup(replacing: .newItem) { Button("Mine") {} }
      CommandGroup(replacing: .pasteboard) {}
    }
    #expect(app.menuTitles("File")?.first == "Mine")
    #expect(app.menuTitles("Edit") == ["Undo", "Redo"])
    #expect(throws: Refusal.self) { try app.key("n") }
  }

  @Test(
    "M11, G5: after keeps the order of declaration, before turns it, and a replacement drops what was there"
  )
  func severalGroups() {
    let app = grouped {
      CommandGroup(after: .newItem) { Button("After 1") {} }
      CommandGroup(after: .newItem) { Button("After 2") {} }
      CommandGroup(before: .newItem) { Button("Before 1") {} }
      CommandGroup(before: .newItem) { Button("Before 2") {} }
      CommandGroup(after: .help) { Button("Lost") {} }
      CommandGroup(replacing: .help) { Button("Replaced") {} }
      CommandGroup(replacing: .help) { Button("Last") {} }
      CommandGroup(after: .help) { Button("Kept") {} }
    }
    #expect(
      app.menuTitles("File")?.prefix(5)
        == ["Before 2", "Before 1", "New Window", "After 1", "After 2"])
    #expect(app.menuTitles("Help") == ["Last", "Kept"])
  }

  @Test("M12: a section draws dividers around itself, a divider adds its own")
  func sections() {
    let app = grouped {
      CommandMenu("Probe") {
        Button("A") {}
        Section {
          Button("B") {}
          Button("C") {}
        }
        Button("D") {}
        Divider()
        Button("E") {}
        Section("Titled") { Button("F") {} }
        Section { Button("G") {} }
      }
    }
    #expect(
      app.menuTitles("Probe")
        == ["A", "-", "B", "C", "-", "D", "-", "E", "-", "Titled", "F", "-", "G"])
  }

  @Test("M12: groups on one menu are set off by dividers, none at the ends")
  func groupDividers() {
    let app = grouped {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(replacing: .saveItem) { Button("Save") {} }
      CommandGroup(replacing: .importExport) { Button("Import") {} }
    }
    #expect(app.menuTitles("File") == ["New", "-", "Save", "-", "Import"])
  }

  private struct ChoiceCommands: Commands {
    @Binding var isOn: Bool
    @Binding var size: Int
    var body: some Commands {
      CommandMenu("Probe") {
        Toggle("Loud", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") { Button("Inner") { isOn = false } }
      }
    }
  }

  private struct ChoiceApp: App {
    @State private var isOn = false
    @State private var size = 1
    var body: some Scene {
      WindowGroup { Text("\(isOn) \(size)") }
        .commands { ChoiceCommands(isOn: $isOn, size: $size) }
    }
  }

  @Test("M13: a toggle has a check mark, a picker's choices and a menu's items stand in a submenu")
  func choices() throws {
    let app = AppDriver(ChoiceApp())
    #expect(try app.menuItem("loud").isOn == false)
    try app.menu("loud")
    #expect(try app.menuItem("loud").isOn == true)
    #expect(app.texts == ["true 1"])
    #expect(try app.menuItem("Probe", "Size", "Small").isOn == true)
    try app.menu("Probe", "Size", "Large")
    #expect(try app.menuItem("Probe", "Size", "Large").isOn == true)
    #expect(try app.menuItem("Probe", "Size", "Small").isOn == false)
    #expect(app.texts == ["true 2"])
    try app.menu("Probe", "More", "Inner")
    #expect(app.texts == ["false 2"])
  }

  @Test("M14: a disabled ancestor disables an item and its shortcut")
  func disabledAncestor() throws {
    let log = Log()
    let app = grouped {
      CommandMenu("Probe") {
        Group { Button("Act") { log("act") }.keyboardShortcut("j") }.disabled(true)
      }
    }
    #expect(try app.menuItem("act").isEnabled == false)
    #expect(throws: Refusal.self) { try app.menu("act") }
    #expect(throws: Refusal.self) { try app.key("j") }
    #expect(log.lines.isEmpty)
  }

  @Test(
    "W8, W9: the Window menu lists the windows by title in order of opening, the key one marked")
  func windowList() throws {
    let app = AppDriver { Text("w").navigationTitle("Document") }
    try app.menu("new")
    let items = app.session.menuBar.allItems.filter { $0.name.hasPrefix("window-") }
    #expect(items.map(\.title) == ["Document", "Document"])
    #expect(items.map(\.isOn) == [false, true])
    try app.menu("new")
    #expect(throws: Refusal.self) { try app.menu("Window", "Document") }
  }

  @Test("W8: an item of the window list may be chosen by its name")
  func windowByName() throws {
    let app = AppDriver { Text("w") }
    try app.menu("new")
    try app.menu("window-1")
    #expect(app.keyWindow?.number == 1)
    #expect(throws: Refusal.self) { try app.menu("window-9") }
  }

  @Test(
    "M24: replacing the window list leaves the items of single windows, and the other way round")
  func windowLists() throws {
    func titles(replacing placement: CommandGroupPlacement) throws -> [String] {
      let app = AppDriver(
        TestApp {
          WindowGroup("Note", id: "note") { Text("note") }
            .commands { CommandGroup(replacing: placement) { Button("Mine") {} } }
          Window("Log", id: "log") { Text("log") }
        })
      try app.openWindow("log")
      return app.menuTitles("Window") ?? []
    }
    let list = try titles(replacing: .windowList)
    #expect(list.suffix(3) == ["Log", "-", "Mine"])
    let single = try titles(replacing: .singleWindowList)
    #expect(single.suffix(4) == ["Mine", "-", "Note", "Log"])
  }

  @Test(
    "A command name is the identifier, else the title in lower case with hyphens, without the ellipsis"
  )
  func names() throws {
    let log = Log()
    let app = grouped {
      CommandMenu("Probe") {
        Button("Edit Change Description…") { log("edit") }
        Button("Anything") { log("identified") }.accessibilityIdentifier("my-name")
      }
    }
    try app.menu("edit-change-description")
    try app.menu("my-name")
    #expect(log.lines == ["edit", "identified"])
    #expect(throws: Refusal.self) { try app.menu("anything") }
  }

  @Test("An unknown item is refused with what is near, an ambiguous one with its paths")
  func refusals() throws {
    let app = grouped {
      CommandMenu("One") { Button("Same") {} }
      CommandMenu("Two") { Button("Same") {} }
    }
    let ambiguous = #expect(throws: Refusal.self) { try app.menu("same") }
    #expect(ambiguous?.code == .ambiguous)
    #expect(ambiguous?.candidates == ["One > Same", "Two > Same"])
    let unknown = #expect(throws: Refusal.self) { try app.menu("sam") }
    #expect(unknown?.code == .unknown)
    #expect(unknown?.candidates == ["same"])
    let item = #expect(throws: Refusal.self) { try app.menu("One", "Other") }
    #expect(item?.candidates == ["Same"])
    let menu = #expect(throws: Refusal.self) { try app.menu("Three", "Other") }
    #expect(menu?.candidates.contains("One") == true)
  }

  private struct SwitchingCommands: Commands {
    @Binding var isOn: Bool
    var body: some Commands {
      CommandMenu("Probe") {
        Button(isOn ? "Stop" : "Start") { isOn.toggle() }
          .keyboardShortcut(isOn ? "." : "r")
        if isOn { Button("While on") {} }
      }
    }
  }

  private struct SwitchingApp: App {
    @State private var isOn = false
    var body: some Scene {
      WindowGroup { Text("w") }.commands { SwitchingCommands(isOn: $isOn) }
    }
  }

  @Test("F20: titles, items and shortcuts follow state at once, without the window being left")
  func menusFollowState() throws {
    let app = AppDriver(SwitchingApp())
    try app.key("r")
    #expect(app.menuTitles("Probe") == ["Stop", "While on"])
    #expect(throws: Refusal.self) { try app.key("r") }
    try app.key(".")
    #expect(app.menuTitles("Probe") == ["Start"])
  }
}
