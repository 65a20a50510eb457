// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("View identity")
struct IdentityTests {
  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      Button("switch") { isFirst.toggle() }
      if isFirst { Counter("c") } else { Counter("c") }
    }
  }

  @Test("B16: the two branches of a condition are two identities, each starting afresh")
  func branches() throws {
    let app = AppDriver { Branches() }
    try app.press("c+")
    #expect(app.texts == ["c=1"])
    try app.press("switch")
    #expect(app.texts == ["c=0"])
    try app.press("switch")
    #expect(app.texts == ["c=0"])
  }

  private struct OptionalChild: View {
    @State private var isShown = true
    @State private var unrelated = 0
    var body: some View {
      Button("hide or show") { isShown.toggle() }
      Button("unrelated") { unrelated += 1 }
      if isShown { Counter("c") }
      Counter("d")
      Text("\(unrelated)")
    }
  }

  @Test("B16: state goes with its view and is kept by every other evaluation of the parent")
  func optionalContent() throws {
    let app = AppDriver { OptionalChild() }
    try app.press("c+")
    try app.press("d+")
    try app.press("unrelated")
    #expect(app.texts == ["c=1", "d=1", "1"])
    try app.press("hide or show")
    #expect(app.texts == ["d=1", "1"])
    try app.press("hide or show")
    #expect(app.texts == ["c=0", "d=1", "1"])
  }

  private struct Erased: View {
    @State private var isCounter = true
    @State private var label = "c"
    private var content: AnyView {
      isCounter ? AnyView(Counter(label)) : AnyView(Text("a text"))
    }
    var body: some View {
      Button("other type") { isCounter.toggle() }
      Button("other label") { label = "renamed" }
      content
    }
  }

  @Test("An erased view keeps its state while its type stays, and starts anew with another type")
  func erasedView() throws {
    let app = AppDriver { Erased() }
    try app.press("c+")
    try app.press("other label")
    #expect(app.texts == ["renamed=1"])
    try app.press("other type")
    #expect(app.texts == ["a text"])
    try app.press("other type")
    #expect(app.texts == ["renamed=0"])
  }

  private struct Item: Identifiable {
    let id: String
  }

  private struct Rows: View {
    let log: Log
    @State private var items = ["a", "b", "c"].map(Item.init)
    var body: some View {
      Button("reverse") { items.reverse() }
      Button("remove b") { items.removeAll { $0.id == "b" } }
      Button("insert") { items.insert(Item(id: "new"), at: 0) }
      Button("duplicate") { items.append(Item(id: "a")) }
      ForEach(items) { item in
        Counter(item.id)
          .onAppear { log("appear \(item.id)") }
          .onDisappear { log("disappear \(item.id)") }
      }
    }
  }

  @Test("B16: rows keep their state when they are reordered, and none appears or disappears")
  func reorder() throws {
    let log = Log()
    let app = AppDriver { Rows(log: log) }
    try app.press("a+")
    try app.press("c+")
    try app.press("c+")
    _ = log.take()
    try app.press("reverse")
    #expect(app.texts == ["c=2", "b=0", "a=1"])
    #expect(log.lines.isEmpty)
    try app.press("a+")
    #expect(app.texts == ["c=2", "b=0", "a=2"])
  }

  @Test("B16: a removed row goes alone, a new one starts afresh, and the others stay")
  func removeAndInsert() throws {
    let log = Log()
    let app = AppDriver { Rows(log: log) }
    try app.press("c+")
    _ = log.take()
    try app.press("remove b")
    #expect(app.texts == ["a=0", "c=1"])
    #expect(log.take() == ["disappear b"])
    try app.press("insert")
    #expect(app.texts == ["new=0", "a=0", "c=1"])
    #expect(log.take() == ["appear new"])
  }

  @Test("B16: two rows with one id are a runtime issue, and both are shown")
  func duplicateIDs() throws {
    let app = AppDriver { Rows(log: Log()) }
    try app.press("duplicate")
    #expect(app.texts == ["a=0", "b=0", "c=0", "a=0"])
    #expect(app.issues.map(\.kind) == [.duplicateID])
    #expect(app.issues.first?.subject == "a")
    try app.press("reverse")
    try app.press("remove b")
    #expect(app.texts == ["a=0", "c=0", "a=0"])
  }

  private struct Bound: Identifiable {
    let id: Int
    var text: String
  }

  private struct BoundRows: View {
    @State private var rows = [Bound(id: 1, text: "one"), Bound(id: 2, text: "two")]
    var body: some View {
      ForEach($rows) { $row in
        TextField("Row \(row.id)", text: $row.text)
      }
      Button("drop first") { rows.removeFirst() }
      Text(rows.map(\.text).joined(separator: ","))
    }
  }

  @Test("B10: rows over a binding edit their own element, also after another was removed")
  func boundRows() throws {
    let app = AppDriver { BoundRows() }
    try app.set("Row 1", to: "ONE")
    try app.press("drop first")
    try app.set("Row 2", to: "TWO")
    #expect(app.texts == ["TWO"])
    #expect(app.issues.isEmpty)
  }

  private struct Ranged: View {
    @State private var isOn = false
    var body: some View {
      Toggle("On", isOn: $isOn)
      ForEach(0..<3) { Text("\($0) \(isOn)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
    }
  }

  @Test("The content of a collection's rows follows the state that it reads")
  func rowsFollowState() throws {
    let app = AppDriver { Ranged() }
    try app.toggle("On")
    #expect(app.texts == ["0 true", "1 true", "2 true", "x", "y"])
  }
}
