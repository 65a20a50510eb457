// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Every form in which SwiftUI lets a scene be made; that it compiles is most of the test.
@MainActor @Suite("Forms of scenes")
struct SceneFormTests {
  private struct FormsApp: App {
    let title = "Title"
    @State private var isOn = true

    var body: some Scene {
      groups
      groupsOfValues
      groupsWithDefault
      singles
      extras
    }

    @SceneBuilder private var groups: some Scene {
      WindowGroup { Text("x") }
      WindowGroup("Key") { Text("x") }
      WindowGroup(title) { Text("x") }
      WindowGroup(Text("Text")) { Text("x") }
      WindowGroup(id: "a") { Text("x") }
      WindowGroup("Key", id: "b") { Text("x") }
      WindowGroup(title, id: "c") { Text("x") }
      WindowGroup(Text("Text"), id: "d") { Text("x") }
      WindowGroup("Key", id: "e", makeContent: Content.init)
      WindowGroup("Key", content: Content.init)
    }

    @SceneBuilder private var groupsOfValues: some Scene {
      WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup("Key", for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup(title, for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup(Text("Text"), for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup(id: "f", for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup("Key", id: "g", for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup(title, id: "h", for: Int.self) { $value in Text("\(value ?? 0)") }
      WindowGroup(Text("Text"), id: "i", for: Int.self) { $value in Text("\(value ?? 0)") }
    }

    @SceneBuilder private var groupsWithDefault: some Scene {
      WindowGroup(for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup("Key", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup(title, for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup(Text("Text"), for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup(id: "j") { (value: Binding<Int>) in
        Text("\(value.wrappedValue)")
      } defaultValue: {
        1
      }
      WindowGroup("Key", id: "k", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup(title, id: "l", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
      WindowGroup(Text("Text"), id: "m", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        1
      }
    }

    @SceneBuilder private var singles: some Scene {
      Window("Key", id: "n") { Text("x") }
        .keyboardShortcut("1", modifiers: .command, localization: .automatic)
      Window(title, id: "o") { Text("x") }.keyboardShortcut(nil)
      Window(Text("Text"), id: "p") { Text("x") }.commandsRemoved()
      UtilityWindow("Key", id: "q") { Text("x") }
      UtilityWindow(title, id: "r") { Text("x") }
      UtilityWindow(Text("Text"), id: "s") { Text("x") }
      Settings { Text("x") }
    }

    @SceneBuilder private var extras: some Scene {
      MenuBarExtra("Key") { Text("x") }
      MenuBarExtra(title) { Text("x") }
      MenuBarExtra("Key", systemImage: "star") { Text("x") }
      MenuBarExtra(title, systemImage: "star", isInserted: $isOn) { Text("x") }
      MenuBarExtra("Key", image: "star", isInserted: $isOn) { Text("x") }
      MenuBarExtra(title, image: "star") { Text("x") }
      MenuBarExtra("Key", isInserted: $isOn) { Text("x") }
      MenuBarExtra {
        Text("x")
      } label: {
        Text("Label")
      }
      MenuBarExtra(isInserted: $isOn) {
        Text("x")
      } label: {
        Text("Label")
      }
    }
  }

  private struct Content: View {
    var body: some View { Text("x") }
  }

  @Test(
    "W1, W2, W3: a group may have a title of any kind, an id, values and a default in any union")
  func groups() throws {
    let app = AppDriver(FormsApp())
    for (id, title, texts) in [
      ("c", "Title", ["x"]), ("e", "Key", ["x"]), ("h", "Title", ["0"]), ("j", "Forms", ["1"]),
      ("l", "Title", ["1"]), ("m", "Text", ["1"]),
    ] {
      try app.openWindow(id)
      #expect(app.titles.first == title)
      #expect(app.texts == texts)
    }
  }

  @Test("M5, M6: every kind of extra is a menu of its own after Help")
  func extras() {
    let menus = AppDriver(FormsApp()).session.menuBar.menus.map(\.title)
    #expect(menus.drop { $0 != "Help" }.count == 10)
  }
}
