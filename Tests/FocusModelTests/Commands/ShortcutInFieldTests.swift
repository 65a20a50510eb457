// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Shortcuts while a field has focus")
struct ShortcutInFieldTests {
  private struct Window: View {
    @State private var text = "text"
    @State private var isSheetUp = false
    var body: some View {
      TextField("Field", text: $text)
      Button("show") { isSheetUp = true }
        .sheet(isPresented: $isSheetUp) { TextField("Sheet field", text: $text) }
    }
  }

  private struct Menus: Commands {
    let log: Log
    var body: some Commands {
      CommandGroup(replacing: .pasteboard) {
        Button("Take All") { log("taken") }.keyboardShortcut("a")
      }
    }
  }

  @Test("M22: a menu's shortcut takes a text-editing key from the focused field, in a sheet too")
  func menuBeforeField() throws {
    let log = Log()
    let app = AppDriver(
      TestApp { WindowGroup { Window() }.commands { Menus(log: log) } })
    #expect(app.focusedField?.label == "Field")
    try app.key("a")
    try app.press("show")
    #expect(app.focusedField?.label == "Sheet field")
    try app.key("a")
    #expect(log.lines == ["taken", "taken"])
    try app.key("x", [])
    #expect(try app.value(of: "Sheet field") == "textx")
  }
}
