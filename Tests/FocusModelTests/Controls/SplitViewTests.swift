// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Split views")
struct SplitViewTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        NavigationLink("Go to Seven", value: 7)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        NavigationLink("Go to View") { Text("a view") }
      } detail: {
        Text("nothing chosen")
        Button("Hide") { visibility = .detailOnly }
      }
    }
  }

  @Test("A link in the sidebar puts its page into the detail column")
  func links() {
    let session = Session(showing: Columns())
    #expect(session.texts.contains("nothing chosen"))
    session.press("Go to Seven")
    #expect(session.texts.contains("number 7"))
    #expect(!session.texts.contains("nothing chosen"))
    session.press("Go to View")
    #expect(session.texts.contains("a view"))
    #expect(!session.texts.contains("number 7"))
  }

  @Test("The visibility says which columns are seen")
  func visibility() {
    let session = Session(showing: Columns())
    #expect(session.element("Sidebar") != nil)
    #expect(session.element("Content") == nil)
    session.press("Hide")
    #expect(session.element("Sidebar") == nil)
    #expect(session.element("Detail") != nil)
  }

  @Test("Three columns lead from one to the next")
  func three() {
    let session = Session(
      showing: NavigationSplitView {
        NavigationLink("Mail") { Text("mailboxes") }
      } content: {
        Text("empty content")
      } detail: {
        Text("empty detail")
      })
    session.press("Mail")
    #expect(session.element("Content")?.children.map(\.label) == ["mailboxes"])
    #expect(session.texts.contains("empty detail"))
  }
}
