// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("The ways in which a sheet ends")
struct WaysToEndTests {
  private struct Window: View {
    let log: Log
    @State private var isUp = true
    var body: some View {
      Text("window").sheet(isPresented: $isUp, onDismiss: { log("ended, \(isUp)") }) {
        Ending { isUp = false }
      }
    }
  }

  private struct Ending: View {
    let clear: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Save") { clear() }
      Button("Cancel") { dismiss() }
    }
  }

  @Test(
    "S9: Save, Cancel and Escape look alike to onDismiss", arguments: ["Save", "Cancel", "Escape"])
  func alike(way: String) throws {
    let log = Log()
    let app = AppDriver { Window(log: log) }
    if way == "Escape" { try app.pressEscape() } else { try app.press(way) }
    #expect(log.lines == ["ended, false"])
  }
}
