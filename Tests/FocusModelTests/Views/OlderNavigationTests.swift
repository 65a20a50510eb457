// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Navigation as apps wrote it before")
struct OlderNavigationTests {
  private struct Columns: View {
    @State private var count = 1
    var body: some View {
      NavigationView {
        List {
          NavigationLink("One", destination: Text("page one of \(count)"))
          NavigationLink("Two", destination: Text("page two"))
          Button("More") { count += 1 }
        }
        Text("nothing chosen")
      }
    }
  }

  @Test("A link of the sidebar leads to a page in the place of the detail, and the sidebar stays")
  func columns() throws {
    let app = AppDriver { Columns() }
    #expect(app.texts.contains("nothing chosen"))
    try app.press("One")
    #expect(app.texts.contains("page one of 1"))
    #expect(!app.texts.contains("nothing chosen"))
    try app.press("More")
    #expect(app.texts.contains("page one of 2"))
    try app.press("Two")
    #expect(app.texts.contains("page two"))
    #expect(!app.texts.contains("page one of 2"))
  }

  private struct Selected: View {
    @State private var selection: Int? = 2
    var body: some View {
      NavigationView {
        List {
          NavigationLink("One", destination: Text("page one"), tag: 1, selection: $selection)
          NavigationLink("Two", destination: Text("page two"), tag: 2, selection: $selection)
          Text("selected \(selection ?? 0)")
          Button("None") { selection = nil }
        }
        Text("nothing chosen")
      }
    }
  }

  @Test("A link's page is shown while the selection is the link's tag")
  func selection() throws {
    let app = AppDriver { Selected() }
    #expect(app.texts == ["selected 2", "page two"])
    try app.press("One")
    #expect(app.texts == ["selected 1", "page one"])
    try app.press("None")
    #expect(app.texts == ["selected 0", "nothing chosen"])
  }

  private struct Back: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
  }

  private struct Pushed: View {
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        NavigationLink("Go", destination: Back(), isActive: $isActive)
        Button("Go by flag") { isActive = true }
        Text("active \(isActive)")
      }
    }
  }

  @Test("A way back from a link's page is told to the link's flag")
  func wayBack() throws {
    let app = AppDriver { Pushed() }
    try app.press("Go")
    try app.press("Back")
    #expect(app.texts == ["active false"])
    try app.press("Go by flag")
    #expect(app.buttons.map(\.label) == ["Back"])
    try app.press("Back")
    #expect(app.texts == ["active false"])
  }
}

@MainActor @Suite("What is inside something focusable")
struct FocusableContentTests {
  private struct Ring: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    var body: some View { Text("\(name) \(isFocused)") }
  }

  private struct Rings: View {
    var body: some View {
      TextField("Field", text: .constant(""))
      Ring(name: "a").focusable()
      Ring(name: "b").focusable()
      Ring(name: "outside")
    }
  }

  @Test("It knows whether keyboard focus is there")
  func focused() throws {
    let app = AppDriver { Rings() }
    #expect(app.texts == ["a false", "b false", "outside false"])
    try app.perform(.moveFocus(.next))
    #expect(app.texts == ["a true", "b false", "outside false"])
    try app.perform(.moveFocus(.next))
    #expect(app.texts == ["a false", "b true", "outside false"])
  }

  private struct Symbols: View {
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Image(systemName: "plus")
      }
      Text("\(count)")
    }
  }

  @Test("A control that shows only a picture is called by the picture's name")
  func picture() throws {
    let app = AppDriver { Symbols() }
    try app.press("plus")
    #expect(app.texts == ["1"])
  }
}
