// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A popover, a window of its own to AppKit, that reads the document's focused value.
///
/// Seen: <https://github.com/Fabric-Project/Fabric/pull/259>.
@MainActor @Suite("Case: a popover that reads a focused value")
struct PopoverCase {
  fileprivate struct Inspector: View {
    let given: String
    @FocusedValue(\.documentName) private var focused

    var body: some View {
      Text("focused \(focused ?? "nothing")")
      Text("given \(given)")
    }
  }

  fileprivate struct CanvasWindow: View {
    @State private var isPopoverUp = false
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Note", text: $note)
        Button("Inspect") { isPopoverUp = true }
          .popover(isPresented: $isPopoverUp) { Inspector(given: "Poster") }
      }
      .focusedValue(\.documentName, "Poster")
    }
  }

  private struct CanvasApp: App {
    var body: some Scene { WindowGroup { CanvasWindow() } }
  }

  @Test("F12: the popover has keyboard focus, so it reads nothing; what it is given it has")
  func seenAndWanted() throws {
    let app = AppDriver(CanvasApp())
    #expect(app.focusedValue("documentName") == "Poster")
    try app.press("Inspect")
    #expect(app.texts == ["focused nothing", "given Poster"])
  }
}

extension FocusedValues {
  @Entry fileprivate var documentName: String?
}
