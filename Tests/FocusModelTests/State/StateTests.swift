// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("State")
struct StateTests {
  private struct Parent: View {
    @State private var start = 1
    var body: some View {
      Button("raise start") { start += 10 }
      Text("start \(start)")
      Counter("child", startingAt: start)
    }
  }

  @Test("B16: the initial value is used once per identity and ignored on later evaluations")
  func initialValueOnce() throws {
    let app = AppDriver { Parent() }
    try app.press("child+")
    try app.press("raise start")
    #expect(app.texts == ["start 11", "child=2"])
  }

  private struct Renamed: View {
    @State private var id = 1
    var body: some View {
      Button("rename") { id += 1 }
      Counter("child").id(id)
    }
  }

  @Test("B16: a new identity starts with fresh state")
  func newIdentityIsFresh() throws {
    let app = AppDriver { Renamed() }
    try app.press("child+")
    #expect(app.texts == ["child=1"])
    try app.press("rename")
    #expect(app.texts == ["child=0"])
  }

  @Test("B17: each window of a group has state of its own")
  func windowsHaveTheirOwnState() throws {
    let app = AppDriver { Counter("c") }
    try app.press("c+")
    try app.menu("new")
    #expect(app.texts == ["c=0"])
    try app.press("c+")
    try app.press("c+")
    try app.makeKey(1)
    #expect(app.texts == ["c=1"])
  }

  private struct WriteThenRead: View {
    let log: Log
    @State private var value = "old"
    var body: some View {
      Text(value)
      Button("write") {
        value = "new"
        log(value)
      }
    }
  }

  @Test("B7: a write is visible to the next read in the same action")
  func writeIsVisibleAtOnce() throws {
    let log = Log()
    let app = AppDriver { WriteThenRead(log: log) }
    try app.press("write")
    #expect(log.lines == ["new"])
    #expect(app.texts == ["new"])
  }

  private struct WritesInBody: View {
    @State private var evaluations = 0
    var body: some View {
      let _ = count()
      Text("evaluated")
    }

    private func count() {
      if evaluations < 3 { evaluations += 1 }
    }
  }

  @Test("B7: changing state while a body runs is a runtime issue that names the property")
  func writeInBodyIsAnIssue() {
    let app = AppDriver { WritesInBody() }
    #expect(app.brokenRules == ["B7"])
    #expect(app.issues.first?.subject == "evaluations")
    #expect(app.texts == ["evaluated"])
  }

  private struct Draft: Equatable {
    let id: Int
    var title: String
    static func == (left: Draft, right: Draft) -> Bool { left.id == right.id }
  }

  private struct DraftEditor: View {
    @State private var draft = Draft(id: 1, title: "")
    var body: some View { TextField("Title", text: $draft.title) }
  }

  @Test("A value is stored even when the app's own == calls it equal to the old one")
  func customEqualityDoesNotLoseWrites() throws {
    let app = AppDriver { DraftEditor() }
    try app.set("Title", to: "typed")
    #expect(try app.value(of: "Title") == "typed")
  }

  private struct Pair: View {
    let log: Log
    @State private var left = 0
    @State private var right = 0
    var body: some View {
      Noted("static", log)
      Reader(log: log, name: "left", value: $left)
      Reader(log: log, name: "right", value: $right)
    }
  }

  private struct Reader: View {
    let log: Log
    let name: String
    @Binding var value: Int
    var body: some View {
      let _ = log("\(name) \(value)")
      Button("\(name)+") { value += 1 }
    }
  }

  @Test("A write evaluates the views that have read the value and no others")
  func onlyReadersAreEvaluated() throws {
    let log = Log()
    let app = AppDriver { Pair(log: log) }
    _ = log.take()
    try app.press("left+")
    #expect(log.lines == ["left 1"])
  }

  private struct CountingModifier: ViewModifier {
    @State private var presses = 0
    func body(content: Content) -> some View {
      Button("mod+") { presses += 1 }
      Text("presses \(presses)")
      content
    }
  }

  private struct Modified: View {
    @State private var other = 0
    var body: some View {
      Button("other+") { other += 1 }
      Text("content \(other)").modifier(CountingModifier())
    }
  }

  @Test(
    "State in a view modifier lives as long as the modified view, and the content stays current")
  func stateInModifier() throws {
    let app = AppDriver { Modified() }
    let report = try app.press("mod+")
    #expect(report.summary(writes: true) == ["CountingModifier.presses: 0 → 1"])
    try app.press("other+")
    try app.press("mod+")
    #expect(app.texts == ["presses 2", "content 1"])
  }

  @Test("B16: a write before the view is installed is dropped; a read gives the initial value")
  func uninstalledState() {
    let state = State(initialValue: 1)
    state.wrappedValue = 2
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 1)
  }

  @Test("A report names the property, its view, both values and the window")
  func writeIsReported() throws {
    let app = AppDriver { Counter("c") }
    try app.menu("new")
    let report = try app.press("c+")
    guard case .stateWritten(let write) = report.events.first else {
      Issue.record("The first event is no write.")
      return
    }
    #expect(write.key == "count")
    #expect(write.view == "Counter")
    #expect(write.old.text == "0")
    #expect(write.new.text == "1")
    #expect(write.window == 2)
  }
}
