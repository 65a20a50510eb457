// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("View-level focused values")
struct ViewValueTests {
  private struct Fields: View {
    let outer: String?
    var scene: String?
    @State private var text = ""
    var body: some View {
      VStack {
        VStack {
          TextField("A", text: $text).focusedValue(\.caption, "A")
          TextField("B", text: $text)
          TextField("Nil", text: $text).focusedValue(\.caption, nil)
        }
        .focusedValue(\.caption, outer)
        TextField("Outside", text: $text)
      }
      .focusedSceneValue(\.caption, scene)
    }
  }

  @Test("F3: a view value is visible only while focus is on the view or inside it")
  func needsFocus() throws {
    let app = AppDriver { Fields(outer: nil) }
    try app.focus("A")
    #expect(app.focusedValue("caption") == "A")
    try app.focus("B")
    #expect(app.focusedValue("caption") == nil)
  }

  @Test("F5: of several publishers around the focus the innermost wins")
  func innermostWins() throws {
    let app = AppDriver { Fields(outer: "outer") }
    try app.focus("A")
    #expect(app.focusedValue("caption") == "A")
    try app.focus("B")
    #expect(app.focusedValue("caption") == "outer")
  }

  @Test("F7: publishing nil does not hide an outer publisher's value")
  func nilDoesNotHide() throws {
    let app = AppDriver { Fields(outer: "outer") }
    try app.focus("Nil")
    #expect(app.focusedValue("caption") == "outer")
  }

  @Test("F7, G2: the policy lets nil hide what is published further out")
  func nilHidesPolicy() throws {
    let app = AppDriver(.with { $0.nilHidesOuterValue = true }) { Fields(outer: "outer") }
    try app.focus("Nil")
    #expect(app.focusedValue("caption") == nil)
    try app.focus("B")
    #expect(app.focusedValue("caption") == "outer")
  }

  @Test("F6: a view value on the focused chain beats a scene value, which stays behind it")
  func viewBeatsScene() throws {
    let app = AppDriver { Fields(outer: nil, scene: "scene") }
    try app.focus("A")
    #expect(app.focusedValue("caption") == "A")
    try app.focus("B")
    #expect(app.focusedValue("caption") == "scene")
  }

  @Test("F14: focus that moves outside the publisher takes the value away though the window stays")
  func focusMovesAway() throws {
    let app = AppDriver { Fields(outer: "outer") }
    try app.focus("B")
    #expect(app.focusedValue("caption") == "outer")
    try app.focus("Outside")
    #expect(app.focusedValue("caption") == nil)
  }

  @Test("F13: before any view has focus a view value is nil and a scene value works")
  func coldStart() {
    let app = AppDriver(.with { $0.firstFieldHasFocus = false }) {
      Fields(outer: "outer", scene: "scene")
    }
    #expect(app.focusedValue("caption") == "scene")
  }

  private struct Removable: View {
    @State private var text = ""
    @State private var isShown = true
    var body: some View {
      if isShown { TextField("Field", text: $text).focusedValue(\.caption, "field") }
      Button("remove") { isShown = false }
    }
  }

  @Test("F15: a focused publisher that goes takes its value and the focus along")
  func removal() throws {
    let app = AppDriver { Removable() }
    #expect(app.focusedValue("caption") == "field")
    try app.press("remove")
    #expect(app.focusedValue("caption") == nil)
    #expect(app.focusedField == nil)
  }

  @Test("F3: two windows keep their own focus; the key window's counts")
  func focusPerWindow() throws {
    let app = AppDriver { Fields(outer: nil) }
    try app.focus("B")
    try app.menu("new")
    #expect(app.focusedValue("caption") == "A")
    try app.makeKey(1)
    #expect(app.focusedField?.label == "B")
    #expect(app.focusedValue("caption") == nil)
  }
}
