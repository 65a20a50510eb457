// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Menus and links")
struct MenuTests {
  private struct Sorting: View {
    @State private var order = "name"
    var body: some View {
      Text(order)
      Menu("Sort By") {
        Button("Size") { order = "size" }
        Divider()
        Button("Date") { order = "date" }
      }
    }
  }

  @Test("A menu's items are pressed in the window")
  func inWindow() {
    let session = Session(showing: Sorting())
    #expect(session.element("Sort By")?.role == .menu)
    #expect(session.press("Date").isAccepted)
    #expect(session.texts == ["date"])
  }

  private struct SubmenuApp: App {
    var body: some Scene {
      WindowGroup { Text("content") }
        .commands {
          CommandMenu("Tools") {
            Menu("More") {
              Button("Deep") {}
            }
          }
        }
    }
  }

  @Test("M13: a menu in the menu bar is a submenu of its items alone")
  func inMenuBar() throws {
    let session = Session(SubmenuApp())
    let more = try #require(session.menuBar.menus.first { $0.title == "Tools" }?.items.first)
    #expect(more.title == "More")
    #expect(more.items?.map(\.title) == ["Deep"])
    #expect(session.menuItem("deep")?.path == ["Tools", "More", "Deep"])
  }

  @Test("A menu with a primary action is pressed itself")
  func primaryAction() {
    struct Add: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Menu("Add") {
          Button("Add Ten") { count += 10 }
        } primaryAction: {
          count += 1
        }
      }
    }
    let session = Session(showing: Add())
    session.press("Add")
    session.press("Add Ten")
    #expect(session.texts == ["11"])
  }

  @Test("A link has the system open its address, unless the app handles it")
  func links() throws {
    struct Links: View {
      @State private var seen = ""
      let destination: URL
      var body: some View {
        Text(seen)
        Link("Outside", destination: destination)
        Link("Inside", destination: destination)
          .environment(
            \.openURL,
            OpenURLAction { url in
              seen = url.absoluteString
              return .handled
            })
      }
    }
    let url = try #require(URL(string: "https://example.org/a"))
    let session = Session(showing: Links(destination: url))
    session.press("Inside")
    #expect(session.texts == ["https://example.org/a"])
    #expect(session.openedURLs.isEmpty)
    session.press("Outside")
    #expect(session.openedURLs == [url])
  }
}
