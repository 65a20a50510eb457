// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Lists")
struct ListTests {
  private struct Fruit: Identifiable {
    let id: String
  }

  private struct Fruits: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"].map(Fruit.init)
    @State private var selection: String?
    var body: some View {
      List(selection: $selection) {
        Section("Fruits") {
          ForEach(fruits) { fruit in
            HStack {
              Text(fruit.id)
              ForEach(0..<2, id: \.self) { Text("\(fruit.id) star \($0)") }
            }
          }
          .deletable { offsets in for offset in offsets { fruits.remove(at: offset) } }
        }
        Text("Other").tag("other")
        Text("Locked").tag("locked").selectionDisabled()
      }
      Text("chosen \(selection ?? "none")")
    }
  }

  private static func rows(_ session: Session) -> [String] {
    session.elements.filter(\.isSelected).map { $0.children.first?.label ?? $0.label }
  }

  @Test("A press on anything in a row selects the row, by the identity of its element")
  func identity() {
    let session = Session(showing: Fruits())
    #expect(session.press("Banana").isAccepted)
    #expect(session.texts.last == "chosen Banana")
    #expect(Self.rows(session) == ["Banana"])
    session.press("Cherry star 1")
    #expect(session.texts.last == "chosen Cherry")
  }

  @Test("A row with a tag stands for it; one whose selection is disabled is refused")
  func tags() {
    let session = Session(showing: Fruits())
    session.press("Other")
    #expect(session.texts.last == "chosen other")
    #expect(session.element("Other")?.isSelected == true)
    #expect(session.press("Locked").refusal?.code == .disabled)
    #expect(session.press("chosen other").refusal?.code == .notFound)
  }

  @Test("Arrow keys move the selection of the list that has focus")
  func arrows() {
    let session = Session(showing: Fruits())
    session.press("Apple")
    session.press(key: .downArrow)
    #expect(session.texts.last == "chosen Banana")
    session.press(key: .upArrow)
    session.press(key: .upArrow)
    #expect(session.texts.last == "chosen Apple")
  }

  @Test("The Delete key deletes the selected row, and a row's own action that row")
  func deletion() {
    let session = Session(showing: Fruits())
    session.press("Banana")
    #expect(session.press(key: .delete).isAccepted)
    #expect(session.element("Banana") == nil)
    session.press("Delete", occurrence: 2)
    #expect(session.element("Cherry") == nil)
    #expect(session.element("Apple") != nil)
  }

  @Test("Select All selects every row where several may be")
  func many() {
    struct Many: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
        Text("\(selection.sorted())")
      }
    }
    let session = Session(showing: Many())
    #expect(session.menuItem("select-all")?.isEnabled == false)
    session.press("row 2")
    #expect(session.texts.last == "[2]")
    session.choose("select-all")
    #expect(session.texts.last == "[1, 2, 3]")
  }

  @Test("A link in a list that keeps a selection of its type selects its row")
  func links() {
    struct Split: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) { NavigationLink("Seven", value: 7).tag(7) }
        } detail: {
          Text("detail \(selection ?? 0)")
        }
      }
    }
    let session = Session(showing: Split())
    session.press("Seven")
    #expect(session.texts.contains("detail 7"))
    #expect(session.issues.isEmpty)
  }

  @Test("Rows are moved up and down by their actions")
  func moving() {
    struct Moving: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .movable { offsets, destination in
              let moved = names.remove(at: offsets[0])
              names.insert(moved, at: destination > offsets[0] ? destination - 1 : destination)
            }
        }
      }
    }
    let session = Session(showing: Moving())
    session.press("Move Down", occurrence: 1)
    #expect(session.texts == ["b", "a", "c"])
    #expect(session.press("Move Up", occurrence: 1).refusal?.code == .disabled)
    session.press("Move Up", occurrence: 3)
    #expect(session.texts == ["b", "c", "a"])
  }

  @Test("M20: swipe actions and context menus are pressed; their shortcuts do not live")
  func actions() {
    struct Acting: View {
      @State private var done = ""
      var body: some View {
        Text("row")
          .badge(3)
          .swipeActions { Button("Flag") { done += "flag " } }
          .contextMenu { Button("Copy Row") { done += "copy " }.keyboardShortcut("r") }
        Text("done \(done)")
      }
    }
    let session = Session(showing: Acting())
    #expect(session.element("row")?.value == "3")
    #expect(session.element("Context Menu")?.role == .menu)
    session.press("Flag")
    session.press("Copy Row")
    #expect(session.texts.last == "done flag copy ")
    #expect(session.press(key: "r", .command).refusal?.code == .unknown)
  }

  @Test("A search field is typed into, submits searches and is in use while it has focus")
  func search() {
    struct Searching: View {
      @State private var text = ""
      @State private var log = ""
      var body: some View {
        Inner(log: log)
          .searchable(text: $text, prompt: "Find")
          .onSubmit(of: .search) { log += "search \(text)" }
          .onSubmit { log += "never" }
      }
    }
    struct Inner: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      let log: String
      var body: some View {
        Text("searching \(isSearching)")
        Text("log \(log)")
        Button("Done") { dismissSearch() }
      }
    }
    let session = Session(showing: Searching())
    #expect(session.texts.first == "searching false")
    #expect(session.set("Search", "pear").isAccepted)
    #expect(session.texts.first == "searching true")
    session.press(key: .return)
    #expect(session.texts.last == "log search pear")
    session.press("Done")
    #expect(session.element("Search")?.value == "")
    #expect(session.texts.first == "searching false")
  }
}
