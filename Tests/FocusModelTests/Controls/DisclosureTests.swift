// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Groups and disclosure")
struct DisclosureTests {
  @Test("A disclosure group shows its content while it is expanded")
  func disclosure() {
    let session = Session(
      showing: DisclosureGroup("Details") {
        Text("inside")
      })
    #expect(session.element("Details")?.value == "collapsed")
    #expect(session.texts.isEmpty)
    session.press("Details")
    #expect(session.texts == ["inside"])
    session.press("Details")
    #expect(session.texts.isEmpty)
  }

  @Test("A binding says whether a disclosure group is expanded")
  func bound() {
    struct Bound: View {
      @State private var isExpanded = true
      var body: some View {
        DisclosureGroup("Details", isExpanded: $isExpanded) { Text("inside") }
        Text(isExpanded ? "open" : "closed")
      }
    }
    let session = Session(showing: Bound())
    #expect(session.texts == ["inside", "open"])
    session.press("Details")
    #expect(session.texts == ["closed"])
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  @Test("An outline's branches are disclosure groups")
  func outline() {
    let tree = [Folder(id: "src", folders: [Folder(id: "main")]), Folder(id: "readme")]
    let session = Session(
      showing: OutlineGroup(tree, children: \.folders) { Text($0.id) })
    #expect(session.texts == ["readme"])
    session.press("src")
    #expect(session.texts == ["main", "readme"])
  }

  @Test("Boxes and control groups are groups with a name")
  func boxes() {
    let session = Session(
      showing: VStack {
        GroupBox("Box") { Text("in the box") }
        ControlGroup("Tools") {
          Button("Saw") {}
        }
      })
    #expect(session.element("Box")?.role == .group)
    #expect(session.element("Tools")?.children.first?.label == "Saw")
  }

  @Test("Only the first view that would fit is seen")
  func fitting() {
    let session = Session(
      showing: ViewThatFits {
        Text("wide")
        Text("narrow")
      })
    #expect(session.texts == ["wide"])
  }

  @Test("A share link hands its item over")
  func sharing() throws {
    let url = try #require(URL(string: "https://example.org"))
    let session = Session(showing: ShareLink("Share Page", item: url))
    session.press("Share Page")
    #expect(session.sharedItems == ["https://example.org"])
  }
}
