// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// What is published and read under plain properties and under ones that change the value on the way.
@MainActor @Suite("Focused values through an app's own key paths")
struct FocusedKeyPathTests {
  @Test("A property that changes the binding it reads is asked again after each change")
  func readingPropertyMayTransform() throws {
    let app = AppDriver(LevelApp())
    try app.menu("raise")
    try app.menu("raise")
    #expect(app.texts == ["level 2"])
    try app.menu("raise-tenfold")
    #expect(app.texts == ["level 30"])
    try app.menu("raise-tenfold")
    #expect(app.texts == ["level 310"])
  }

  @Test("A property that changes the binding it stores is asked for each new binding")
  func storingPropertyMayTransform() throws {
    let app = AppDriver(LevelApp())
    try app.menu("raise-stored")
    try app.menu("raise-stored")
    #expect(app.texts == ["level 200"])
  }

  @Test("A property that reads two keys follows both of them")
  func propertyMayReadTwoKeys() throws {
    let app = AppDriver(LevelApp())
    #expect(try app.menuItem("Levels", "Both 0").isEnabled)
    try app.menu("raise")
    #expect(try app.menuItem("Levels", "Both 1").isEnabled)
  }

  @Test("What a view publishes at another level under the same key is found at that level")
  func levelMayChange() throws {
    let app = AppDriver(LevelChangeApp())
    #expect(app.focusedValue("level") == "7")
    try app.press("Publish for focus only")
    #expect(app.focusedValue("level") == nil)
    try app.press("Publish for focus only")
    #expect(app.focusedValue("level") == "7")
  }
}

extension FocusedValues {
  @Entry fileprivate var level: Binding<Int>?
  @Entry fileprivate var storedLevel: Binding<Int>?
  @Entry fileprivate var name: String?

  /// Writes ten times what it is given.
  fileprivate var tenfoldLevel: Binding<Int>? {
    level.map { level in
      Binding(get: { level.wrappedValue }, set: { level.wrappedValue = $0 * 10 })
    }
  }

  /// Stores a binding that adds a hundred times what is added.
  fileprivate var hundredfoldLevel: Binding<Int>? {
    get { storedLevel }
    set {
      storedLevel = newValue.map { level in
        Binding(
          get: { level.wrappedValue },
          set: { level.wrappedValue += ($0 - level.wrappedValue) * 100 })
      }
    }
  }

  fileprivate var both: String? {
    guard let name, let level else { return nil }
    return "\(name) \(level.wrappedValue)"
  }
}

private struct LevelView: View {
  @State private var level = 0

  var body: some View {
    Text("level \(level)")
      .focusedSceneValue(\.level, Binding(get: { level }, set: { level = $0 }))
      .focusedSceneValue(\.hundredfoldLevel, Binding(get: { level }, set: { level = $0 }))
      .focusedSceneValue(\.name, "Both")
  }
}

private struct LevelCommands: Commands {
  @FocusedValue(\.level) private var level
  @FocusedValue(\.tenfoldLevel) private var tenfold
  @FocusedValue(\.hundredfoldLevel) private var stored
  @FocusedValue(\.both) private var both

  var body: some Commands {
    CommandMenu("Levels") {
      Button("Raise") { level?.wrappedValue += 1 }.disabled(level == nil)
      Button("Raise Tenfold") { tenfold?.wrappedValue += 1 }.disabled(tenfold == nil)
      Button("Raise Stored") { stored?.wrappedValue += 1 }.disabled(stored == nil)
      Button(both ?? "none") {}
    }
  }
}

private struct LevelApp: App {
  var body: some Scene {
    WindowGroup("Level") { LevelView() }.commands { LevelCommands() }
  }
}

private struct LevelChangeView: View {
  @State private var isForFocusOnly = false

  var body: some View {
    Button("Publish for focus only") { isForFocusOnly.toggle() }
    isForFocusOnly
      ? AnyView(Text("here").focusedValue(\.level, .constant(7)))
      : AnyView(Text("here").focusedSceneValue(\.level, .constant(7)))
  }
}

private struct LevelChangeApp: App {
  var body: some Scene {
    WindowGroup("Level") { LevelChangeView() }
  }
}
