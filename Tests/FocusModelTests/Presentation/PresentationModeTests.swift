// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("The presentation mode")
struct PresentationModeTests {
  private struct Inside: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Text(mode.wrappedValue.isPresented ? "presented" : "alone")
      Button("Done") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Root: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Inside() }
      Inside()
    }
  }

  @Test("S22: it ends the sheet that it is read in, and closes no window")
  func dismissing() throws {
    let app = AppDriver { Root() }
    #expect(app.texts == ["alone"])
    try app.press("Done")
    #expect(app.windows.count == 1)
    try app.press("Show")
    #expect(app.texts == ["presented"])
    try app.press("Done")
    #expect(app.sheet == nil)
    #expect(app.issues.isEmpty)
  }
}
