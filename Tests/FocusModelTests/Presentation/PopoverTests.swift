// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Popovers")
struct PopoverTests {
  private struct Canvas: View {
    let isLocked: Bool
    @State private var isUp = false
    @State private var presses = 0
    @State private var name = ""

    var body: some View {
      Text("pressed \(presses), up \(isUp)")
      TextField("Name", text: $name)
      Button("Press") { presses += 1 }
      Button("Off") {}.disabled(true)
      Button("Inspect") { isUp = true }
        .popover(isPresented: $isUp) {
          TextField("Depth", text: .constant("1")).interactiveDismissDisabled(isLocked)
        }
    }
  }

  private func inspecting(isLocked: Bool = false) throws -> AppDriver {
    let app = AppDriver { Canvas(isLocked: isLocked) }
    try app.press("Inspect")
    #expect(app.presented.count == 1)
    return app
  }

  @Test("S39: pressing what lies outside a popover ends it and does what was pressed")
  func outside() throws {
    let app = try inspecting()
    try app.press("Press")
    #expect(app.presented.isEmpty)
    #expect(app.texts == ["pressed 1, up false"])
  }

  @Test("S39: a field outside that is filled in has keyboard focus afterwards")
  func field() throws {
    let app = try inspecting()
    try app.set("Name", to: "x")
    #expect(app.presented.isEmpty)
    #expect(app.focusedField?.label == "Name")
  }

  @Test("S25: a popover that a person may not end stays, and what lies outside is blocked")
  func locked() throws {
    let app = try inspecting(isLocked: true)
    let refusal = #expect(throws: Refusal.self) { try app.press("Press") }
    #expect(refusal?.code == .blocked)
  }

  @Test("S39: what is disabled outside a popover is refused and leaves it up")
  func disabled() throws {
    let app = try inspecting()
    #expect(throws: Refusal.self) { try app.press("Off") }
    #expect(app.presented.count == 1)
  }
}
