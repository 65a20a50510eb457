// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Sheets")
struct SheetTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// Shows an item's sheet and lets the test write the item.
  private struct ItemWindow: View {
    let log: Log
    let held: Held<Binding<Item?>>
    @State private var item: Item?
    var body: some View {
      Text("window")
        .onAppear { held.value = $item }
        .sheet(item: $item, onDismiss: { log("onDismiss \(item?.id ?? 0)") }) { item in
          Text("item \(item.text)")
          Counter("c")
          Seeded(text: item.text)
          Closer()
        }
    }
  }

  /// Keeps the text that it was first given.
  private struct Seeded: View {
    @State private var text: String
    init(text: String) { _text = State(initialValue: text) }
    var body: some View { TextField("Seeded", text: $text) }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Button("close") { dismiss() }
      Text("presented \(isPresented)")
    }
  }

  /// Writes the item outside any action, as a task would, and tells what came of it.
  @MainActor
  private struct Fixture {
    let app: AppDriver
    let log = Log()
    let held = Held<Binding<Item?>>()

    init(_ policies: Policies = Policies()) {
      let (log, held) = (log, held)
      app = AppDriver(policies) { ItemWindow(log: log, held: held) }
    }

    func write(_ item: Item?) -> [String] {
      let before = app.unpromptedReports.count
      held.value?.wrappedValue = item
      app.session.flushUnprompted()
      return app.unpromptedReports.dropFirst(before).flatMap { $0.summary() }
    }
  }

  @Test("S1: a sheet of an item shows while there is one, with content for it")
  func itemPresents() {
    let fixture = Fixture()
    #expect(fixture.app.sheet == nil)
    let events = fixture.write(Item(id: 1, text: "one"))
    #expect(fixture.app.sheet?.id == "1")
    #expect(fixture.app.sheet?.kind == .sheet)
    #expect(fixture.app.texts.first == "item one")
    #expect(events == ["focus Seeded in 1", "presented 1"])
  }

  @Test("S2, S8: dismiss writes nil, and onDismiss runs once, after the sheet is gone")
  func dismissing() throws {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    let report = try fixture.app.press("close")
    #expect(fixture.held.value?.wrappedValue == nil)
    #expect(fixture.log.lines == ["onDismiss 0"])
    #expect(report.summary() == ["dismissed 1", "onDismiss 1"])
    #expect(fixture.app.session.dismissals == 1)
  }

  @Test("S3: the app's own nil dismisses as well, and onDismiss runs")
  func appDismisses() {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    #expect(fixture.write(nil) == ["dismissed 1", "onDismiss 1"])
    #expect(fixture.log.lines == ["onDismiss 0"])
  }

  @Test("S4: another id dismisses, runs onDismiss, then presents the new item with fresh state")
  func replacing() throws {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    try fixture.app.press("c+")
    let events = fixture.write(Item(id: 2, text: "two"))
    #expect(fixture.app.presented == ["2"])
    #expect(fixture.app.texts.contains("c=0"))
    #expect(events == ["onDismiss 1", "focus Seeded in 1", "replaced 1 by 2"])
    #expect(fixture.app.session.dismissals == 1)
  }

  @Test("S4, G8: in onDismiss between the two the binding already holds the new item")
  func bindingDuringReplacement() {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    _ = fixture.write(Item(id: 2, text: "two"))
    #expect(fixture.log.lines == ["onDismiss 2"])
  }

  @Test(
    "S5: the same id with another value updates in place: content anew, state kept, no onDismiss")
  func updatingInPlace() throws {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    try fixture.app.press("c+")
    let events = fixture.write(Item(id: 1, text: "uno"))
    #expect(events == ["updated 1"])
    #expect(fixture.app.texts.first == "item uno")
    #expect(fixture.app.texts.contains("c=1"))
    #expect(fixture.log.lines.isEmpty)
  }

  @Test("B18: state seeded from the item is not seeded again while the id stays")
  func seededState() throws {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    _ = fixture.write(Item(id: 1, text: "uno"))
    #expect(try fixture.app.value(of: "Seeded") == "one")
  }

  @Test("B19: state inside a sheet is gone after dismissal; the next presentation starts fresh")
  func freshState() throws {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    try fixture.app.press("c+")
    try fixture.app.press("close")
    _ = fixture.write(Item(id: 1, text: "one"))
    #expect(fixture.app.texts.contains("c=0"))
  }

  private enum Route: Identifiable {
    case list
    case detail(String)
    case other
    var id: String {
      switch self {
      case .list, .detail: "library"
      case .other: "other"
      }
    }
  }

  private struct Router: View {
    @State private var route: Route?
    let log: Log
    var body: some View {
      Button("open") { route = .list }
        .sheet(item: $route, onDismiss: { log("onDismiss") }) { route in
          Group {
            switch route {
            case .list: Button("detail") { self.route = .detail("x") }
            case .detail(let name):
              Text("detail \(name)")
              Button("list") { self.route = .list }
            case .other: Text("other")
            }
          }
          Button("other") { self.route = .other }
          Counter("c")
        }
    }
  }

  @Test("S6: cases that share an id swap content in place; one with another id replaces")
  func sharedIDs() throws {
    let log = Log()
    let app = AppDriver { Router(log: log) }
    try app.press("open")
    try app.press("c+")
    let report = try app.press("detail")
    #expect(report.summary() == ["updated library"])
    #expect(app.texts == ["detail x", "c=1"])
    #expect(log.lines.isEmpty)
    try app.press("other")
    #expect(app.texts == ["other", "c=0"])
    #expect(log.lines == ["onDismiss"])
  }

  private struct FlagWindow: View {
    let log: Log
    @State private var isUp = false
    @State private var name = "unset"
    var body: some View {
      Button("show") {
        name = "set"
        isUp = true
      }
      .sheet(isPresented: $isUp, onDismiss: { log("onDismiss \(isUp)") }) {
        Text("name \(name)").navigationTitle("Edit Name")
        Button("rename") { name = "renamed" }
        Button("done") { isUp = false }
      }
    }
  }

  @Test(
    "S1, S7: a sheet of a flag shows while it is true, with the data of now, named by its title")
  func flag() throws {
    let log = Log()
    let app = AppDriver { FlagWindow(log: log) }
    try app.press("show")
    #expect(app.sheet?.id == "edit-name")
    #expect(app.sheet?.title == "Edit Name")
    #expect(app.texts == ["name set"])
    try app.press("rename")
    #expect(app.texts == ["name renamed"])
    try app.press("done")
    #expect(app.sheet == nil)
    #expect(log.lines == ["onDismiss false"])
  }

  private struct Constant: View {
    var body: some View {
      Text("window").sheet(isPresented: .constant(true)) { Closer() }
    }
  }

  @Test("B8: a sheet on a constant cannot be dismissed by its user")
  func constant() throws {
    let app = AppDriver { Constant() }
    try app.press("close")
    try app.pressEscape()
    #expect(app.sheet != nil)
  }

  private struct TwiceReset: View {
    let log: Log
    @State private var item: Item? = Item(id: 1, text: "")
    @State private var writes = 0
    var body: some View {
      Text("writes \(writes)")
        .sheet(
          item: Binding(get: { item }) {
            item = $0
            writes += 1
          }, onDismiss: { log("onDismiss") }
        ) { _ in
          Twice()
        }
    }
    struct Twice: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("twice") {
          dismiss()
          dismiss()
        }
      }
    }
  }

  @Test("B14, S23: dismissing twice may write twice but is one dismissal")
  func dismissTwice() throws {
    let log = Log()
    let app = AppDriver { TwiceReset(log: log) }
    try app.press("twice")
    #expect(app.sheet == nil)
    #expect(log.lines == ["onDismiss"])
  }

  @Test("S5: a sheet that is up follows its own title and stays one presentation")
  func onePresentation() {
    let fixture = Fixture()
    _ = fixture.write(Item(id: 1, text: "one"))
    _ = fixture.write(Item(id: 1, text: "one"))
    #expect(fixture.app.presented == ["1"])
  }

  private struct Covering: View {
    @State private var isUp = true
    @State private var text = ""
    var body: some View {
      Button("behind") {}
      TextField("Behind field", text: $text)
        .sheet(isPresented: $isUp) { Text("in front") }
    }
  }

  @Test("S40: what lies behind a sheet is refused as blocked")
  func blocked() throws {
    let app = AppDriver { Covering() }
    let refusal = #expect(throws: Refusal.self) { try app.press("behind") }
    #expect(refusal?.code == .blocked)
    let field = #expect(throws: Refusal.self) { try app.set("Behind field", to: "x") }
    #expect(field?.code == .blocked)
  }
}
