// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Focused values while a sheet is up")
struct FocusBehindSheetTests {
  private struct Presenting: View {
    let sheetScene: String?
    let sheetView: String?
    @State private var isUp = false
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Window field", text: $text).focusedValue(\.caption, "window view")
        Button("show") { isUp = true }
      }
      .focusedSceneValue(\.selection, .constant(1))
      .focusedSceneValue(\.caption, "window scene")
      .sheet(isPresented: $isUp) {
        TextField("Sheet field", text: $text)
          .focusedValue(\.caption, sheetView)
          .focusedSceneValue(\.caption, sheetScene)
      }
    }
  }

  @Test("F17: scene values of the window stay visible behind its sheet; its view values do not")
  func behindSheet() throws {
    let app = AppDriver { Presenting(sheetScene: nil, sheetView: nil) }
    #expect(app.focusedValue("caption") == "window view")
    try app.press("show")
    #expect(app.focusedField?.label == "Sheet field")
    #expect(app.focusedValue("caption") == "window scene")
    #expect(app.focusedValue("selection") == "1")
    try app.pressEscape()
    #expect(app.focusedField?.label == "Window field")
    #expect(app.focusedValue("caption") == "window view")
  }

  @Test("F17: what the sheet's content publishes counts as nearer, key by key")
  func publishedBySheet() throws {
    let scene = AppDriver { Presenting(sheetScene: "sheet scene", sheetView: nil) }
    try scene.press("show")
    #expect(scene.focusedValue("caption") == "sheet scene")
    #expect(scene.focusedValue("selection") == "1")
    let view = AppDriver { Presenting(sheetScene: "sheet scene", sheetView: "sheet view") }
    try view.press("show")
    #expect(view.focusedValue("caption") == "sheet view")
  }

  @Test("F17, G3: the policy keeps what lies behind a sheet from the menus")
  func policy() throws {
    let app = AppDriver(.with { $0.sceneValuesReachBehindSheets = false }) {
      Presenting(sheetScene: nil, sheetView: nil)
    }
    try app.press("show")
    #expect(app.focusedValue("caption") == nil)
    #expect(app.focusedValue("selection") == nil)
  }

  @Test(
    "F17, S4: a menu command behind a sheet still writes the window's binding, and so replaces it")
  func commandBehindSheet() throws {
    let log = Log()
    let app = AppDriver.repository(log: log)
    try app.menu("clone")
    let report = try app.menu("push")
    #expect(app.presented == ["push"])
    #expect(report.summary().contains("replaced clone by push"))
    #expect(log.lines == ["onDismiss"])
  }
}
