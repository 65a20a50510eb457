// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Default focus")
struct DefaultFocusTests {
  private struct Fields: View {
    @Namespace private var namespace
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("First", text: $text)
        TextField("Second", text: $text).prefersDefaultFocus(in: other)
        TextField("Third", text: $text).prefersDefaultFocus(in: namespace)
        Button("reset") { resetFocus(in: namespace) }
      }
      .focusScope(namespace)
    }
  }

  @Test("F13: a field that prefers default focus in its scope has it before the first one")
  func preference() throws {
    let app = AppDriver { Fields() }
    #expect(app.focusedField?.label == "Third")
  }

  @Test("Resetting focus gives it back to the field that prefers it")
  func reset() throws {
    let app = AppDriver { Fields() }
    try app.focus("First")
    try app.press("reset")
    #expect(app.focusedField?.label == "Third")
  }
}
