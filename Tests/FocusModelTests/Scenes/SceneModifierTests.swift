// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var accent = "plain"
}

@Observable
private final class Library {
  var name = "library"
}

@MainActor @Suite("Modifiers of scenes")
struct SceneModifierTests {
  private struct Reader: View {
    @Environment(\.accent) private var accent
    @Environment(Library.self) private var library: Library?
    var body: some View { Text("\(accent), \(library?.name ?? "none")") }
  }

  private struct AccentCommands: Commands {
    @Environment(\.accent) private var accent
    var body: some Commands { CommandMenu("Probe") { Button("Accent \(accent)") {} } }
  }

  private struct EnvironmentApp: App {
    @State private var accent = "red"
    @State private var library = Library()
    var body: some Scene {
      WindowGroup(id: "main") {
        Reader()
        Button("blue") { accent = "blue" }
        Button("rename") { library.name = "renamed" }
      }
      .commands { AccentCommands() }
      .environment(\.accent, accent)
      .environment(library)
      WindowGroup(id: "other") { Reader() }
    }
  }

  @Test("E6: a scene's environment reaches its windows and not those of other scenes, and is live")
  func environment() throws {
    let app = AppDriver(EnvironmentApp())
    #expect(app.texts == ["red, library"])
    try app.press("blue")
    try app.press("rename")
    #expect(app.texts == ["blue, renamed"])
    try app.openWindow("other")
    #expect(app.texts == ["plain, none"])
  }

  @Test("E7: commands may read the environment of their scene")
  func commandsReadScene() throws {
    let app = AppDriver(EnvironmentApp())
    #expect(app.menuTitles("Probe") == ["Accent red"])
    try app.press("blue")
    #expect(app.menuTitles("Probe") == ["Accent blue"])
  }

  @Test("M7: a scene's shortcut is that of its open command; nil removes it; the inner one wins")
  func shortcuts() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("main") }.keyboardShortcut(nil)
        Window("Log", id: "log") { Text("log") }
          .keyboardShortcut("l").keyboardShortcut("z")
        Settings { Text("settings") }
      })
    #expect(throws: Refusal.self) { try app.key("n") }
    #expect(throws: Refusal.self) { try app.key("z") }
    try app.key("l")
    #expect(app.texts == ["log"])
    try app.key(",")
    #expect(app.texts == ["settings"])
  }

  @Test(
    "M8: commandsRemoved takes a scene's default and own commands away, and leaves those of others")
  func removed() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("main") }
          .commands { CommandMenu("Gone") { Button("A") {} } }
          .commandsRemoved()
        Window("Log", id: "log") { Text("log") }
          .commands { CommandMenu("Kept") { Button("B") {} } }
      })
    #expect(app.menuTitles("Gone") == nil)
    #expect(app.menuTitles("Kept") == ["B"])
    #expect(app.menuTitles("Window")?.contains("Log") == true)
    #expect(throws: Refusal.self) { try app.menu("new") }
  }

  @Test("M8: commandsReplaced puts other commands in their place")
  func replaced() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("main") }
          .commands { CommandMenu("Gone") { Button("A") {} } }
          .commandsReplaced { CommandMenu("Instead") { Button("B") {} } }
      })
    #expect(app.menuTitles("Gone") == nil)
    #expect(app.menuTitles("Instead") == ["B"])
    #expect(throws: Refusal.self) { try app.key("n") }
  }
}
