// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Pickers in menus")
struct MenuPickerTests {
  private struct SortCommands: Commands {
    @State private var order = "name"

    var body: some Commands {
      CommandMenu("Sort") {
        Button("Now \(order)") {}
        Picker("Order", selection: $order) { choices }
        Picker("Inline", selection: $order) { choices }.pickerStyle(.inline)
        Picker("", selection: $order) { choices }.pickerStyle(.palette)
      }
    }

    private var choices: some View {
      ForEach(["name", "size"], id: \.self) { Text($0) }
    }
  }

  private func app() -> AppDriver {
    AppDriver(TestApp { WindowGroup { Text("w") }.commands { SortCommands() } })
  }

  @Test(
    "M13: a picker is a submenu; an inline one is a section with its choices in the menu itself")
  func shapes() {
    #expect(
      app().menuTitles("Sort") == [
        "Now name", "Order", "-", "Inline", "name", "size", "-", "name", "size",
      ])
  }

  @Test("M13: a choice of either kind is checked and chosen by its path")
  func choosing() throws {
    let app = app()
    #expect(try app.menuItem("Sort", "Order", "name").isOn == true)
    try app.menu("Sort", "Order", "size")
    #expect(try app.menuItem("Sort", "size").isOn == true)
    #expect(app.menuTitles("Sort")?.first == "Now size")
  }
}
