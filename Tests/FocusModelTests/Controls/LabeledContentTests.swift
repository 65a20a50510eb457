// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Labelled content")
struct LabeledContentTests {
  @Test("The label and the value are shown")
  func shows() {
    let session = Session(showing: LabeledContent("Branch", value: "main"))
    #expect(session.texts == ["Branch", "main"])
    #expect(session.element("Branch")?.role == .group)
  }

  @Test("A field without a label goes by that of the content around it")
  func names() {
    struct Named: View {
      @State private var path = ""
      var body: some View {
        LabeledContent("Path") { TextField("", text: $path) }
        Text(path)
      }
    }
    let session = Session(showing: Named())
    #expect(session.set("Path", "/tmp").isAccepted)
    #expect(session.texts.last == "/tmp")
  }

  @Test("An unavailable view shows its title, its description and its actions")
  func unavailable() {
    let session = Session(
      showing: VStack {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All read."))
        ContentUnavailableView.search(text: "fnord")
        ContentUnavailableView {
          Text("Nothing")
        } description: {
          Text("yet")
        } actions: {
          Button("Add") {}
        }
      })
    #expect(session.texts.contains("All read."))
    #expect(session.texts.contains("No Results for “fnord”"))
    #expect(session.press("Add").isAccepted)
  }
}
