// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Scenes' own commands")
struct SceneCommandsTests {
  @Test("M8: removed commands leave neither the scene's own item nor its custom ones")
  func removed() {
    let session = Session(
      TestApp {
        WindowGroup("Main", id: "main") { Text("main") }
        Window("Log", id: "log") { Text("log") }
          .commands { CommandMenu("Logging") { Button("Clear") {} } }
          .commandsRemoved()
        Window("About", id: "about") { Text("about") }
          .commandsReplaced { CommandMenu("Credits") { Button("Show Credits") {} } }
      })
    #expect(session.menuItem("new") != nil)
    #expect(session.menuItem("log") == nil)
    #expect(session.menuItem("clear") == nil)
    #expect(session.menuItem("show-credits") != nil)
  }

  @Test(
    "M7: a scene's shortcut opens its window; the inner one of two counts, and nil takes it away")
  func shortcut() {
    let session = Session(
      TestApp {
        WindowGroup("Main", id: "main") { Text("main") }.keyboardShortcut(nil)
        Window("Log", id: "log") { Text("log") }
          .keyboardShortcut("l")
          .keyboardShortcut("k")
      })
    #expect(session.menuItem("new")?.shortcut == nil)
    #expect(session.press(key: "k", .command).refusal?.code == .unknown)
    session.press(key: "l", .command)
    #expect(session.keyWindow?.scene == "log")
  }

  @Test("W14: the launch behaviour says which windows open with the app")
  func launch() {
    let session = Session(
      TestApp {
        Window("First", id: "first") { Text("first") }.defaultLaunchBehavior(.suppressed)
        Window("Second", id: "second") { Text("second") }
        Window("Third", id: "third") { Text("third") }.defaultLaunchBehavior(.presented)
      })
    #expect(session.windowSnapshots.map(\.scene) == ["third"])
  }

  @Test("W15: the restoration behaviour keeps windows out of what is saved")
  func restoration() {
    let session = Session(
      TestApp {
        Window("First", id: "first") { Text("first") }.restorationBehavior(.disabled)
        Window("Second", id: "second") { Text("second") }.defaultLaunchBehavior(.presented)
      })
    session.choose("first")
    #expect(session.savedWindows.windows.map(\.scene) == ["second"])
  }

  @Test("E6: a scene's environment reaches its windows, and its changes run actions")
  func environment() {
    let log = Log()
    struct Counting: App {
      @State private var count = 0
      let log: Log
      init() { log = Log() }
      init(log: Log) { self.log = log }
      var body: some Scene {
        WindowGroup("Main", id: "main") { Reader() }
          .environment(\.sceneProbe, count)
          .onChange(of: count) { log("\($0) to \($1)") }
          .commands { CommandMenu("Count") { Button("Up") { count += 1 } } }
      }
      struct Reader: View {
        @Environment(\.sceneProbe) private var probe
        var body: some View { Text("probe \(probe)") }
      }
    }
    let session = Session(Counting(log: log))
    session.choose("up")
    #expect(session.texts == ["probe 1"])
    #expect(log.lines == ["0 to 1"])
  }

  @Test(
    "F10, M6: a utility window's item shows and hides it, and menus go on seeing the window behind")
  func utility() {
    let session = Session(
      TestApp {
        WindowGroup("Main", id: "main") { Text("main").focusedSceneValue(\.sceneName, "main") }
        UtilityWindow("Palette", id: "palette") {
          Text("palette").focusedSceneValue(\.sceneName, "palette")
        }
      })
    #expect(session.windowCount == 1)
    #expect(session.menuItem("palette")?.title == "Show Palette")
    #expect(session.menuItem("palette")?.path.first == "View")
    session.choose("palette")
    _ = session.perform(.makeKey(window: 2))
    #expect(session.keyWindow?.scene == "palette")
    #expect(session.focusedValues.map(\.reads.text) == ["main"])
    #expect(session.menuItem("palette")?.title == "Hide Palette")
    #expect(session.menuItem("window-2") == nil)
    session.choose("palette")
    #expect(session.windowCount == 1)
  }

  @Test("M5: an extra of the menu bar is a menu after Help while it is inserted")
  func extra() {
    struct Extra: App {
      @State private var isInserted = true
      var body: some Scene {
        WindowGroup("Main", id: "main") { Toggle("Extra", isOn: $isInserted) }
        MenuBarExtra("Status", isInserted: $isInserted) { Button("Pause") {} }
      }
    }
    let session = Session(Extra())
    #expect(session.menuBar.menus.suffix(2).map(\.title) == ["Help", "Status"])
    #expect(session.choose("pause").isAccepted)
    _ = session.perform(.toggle(ElementQuery("Extra")))
    #expect(session.menuBar.menus.last?.title == "Help")
  }
}

@MainActor @Suite("Standard menus")
struct StandardMenuTests {
  private struct Content: View {
    @State private var text = "abc def"
    @State private var isInspectorUp = false
    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        TextField("Name", text: $text)
      }
      .toolbar { Button("Tool") {} }
      .inspector(isPresented: $isInspectorUp) { Text("details") }
    }
  }

  private static func session() -> Session {
    Session(
      TestApp {
        WindowGroup("Main", id: "main") { Content() }
          .commands {
            SidebarCommands()
            InspectorCommands()
            ToolbarCommands()
            TextEditingCommands()
            TextFormattingCommands()
          }
      })
  }

  @Test("M4: the standard items stand in the standard menus")
  func standard() {
    let session = Session(showing: Text("main"))
    let titles = session.menuBar.menus.map { menu in
      menu.items.filter { !$0.isDivider }.map(\.title)
    }
    #expect(
      titles == [
        ["About Host", "Services", "Hide Host", "Hide Others", "Show All", "Quit Host"],
        ["New Host Window", "Close"],
        ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"], ["Enter Full Screen"],
        ["Minimize", "Zoom", "Bring All to Front", "Host"], ["Host Help"],
      ])
    #expect(session.menuItem("undo")?.isEnabled == false)
    #expect(session.menuItem("select-all")?.isEnabled == false)
  }

  @Test("Full screen turns its item's title around")
  func fullScreen() {
    let session = Self.session()
    session.press(key: "f", [.command, .control])
    #expect(session.menuItem("enter-full-screen")?.title == "Exit Full Screen")
    #expect(session.perform(.chooseMenuItem(.path(["View", "Exit Full Screen"]))).isAccepted)
    #expect(session.menuItem("enter-full-screen")?.title == "Enter Full Screen")
  }

  @Test("Paste takes the place of text that is all selected")
  func selectAll() {
    let session = Self.session()
    session.choose("copy")
    session.choose("paste")
    #expect(session.element("Name")?.value == "abc defabc def")
    session.choose("select-all")
    session.choose("paste")
    #expect(session.element("Name")?.value == "abc def")
  }

  @Test("M4: sidebar, inspector and toolbar commands act on the key window's own state")
  func viewCommands() {
    let session = Self.session()
    session.press(key: "s", [.command, .control])
    #expect(session.element("Sidebar") == nil)
    #expect(session.menuItem("toggle-sidebar")?.title == "Show Sidebar")
    session.choose("toggle-sidebar")
    #expect(session.element("Sidebar") != nil)
    session.choose("toggle-inspector")
    #expect(session.texts.contains("details"))
    #expect(session.press("Tool").isAccepted)
    session.choose("toggle-toolbar")
    #expect(session.press("Tool").refusal?.code == .notFound)
    #expect(session.menuItem("toggle-toolbar")?.title == "Show Toolbar")
  }

  @Test("Without a window the commands that act on one are disabled")
  func withoutWindow() {
    let session = Self.session()
    session.choose("close")
    for name in ["toggle-sidebar", "toggle-inspector", "toggle-toolbar", "zoom", "make-upper-case"]
    {
      #expect(session.menuItem(name)?.isEnabled == false, "\(name)")
    }
  }

  @Test("M4: transformations change the text of the focused field")
  func transformations() {
    let session = Self.session()
    session.choose("make-upper-case")
    #expect(session.element("Name")?.value == "ABC DEF")
    session.choose("capitalize")
    #expect(session.element("Name")?.value == "Abc Def")
    #expect(session.menuItem("bold")?.isEnabled == false)
    #expect(session.menuBar.menus.contains { $0.title == "Format" })
  }
}

private struct SceneProbeKey: EnvironmentKey {
  static var defaultValue: Int { -1 }
}

private struct SceneNameKey: FocusedValueKey {
  typealias Value = String
}

extension EnvironmentValues {
  fileprivate var sceneProbe: Int {
    get { self[SceneProbeKey.self] }
    set { self[SceneProbeKey.self] = newValue }
  }
}

extension FocusedValues {
  fileprivate var sceneName: String? {
    get { self[SceneNameKey.self] }
    set { self[SceneNameKey.self] = newValue }
  }
}
