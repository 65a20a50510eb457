// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Effects of views")
struct EffectTests {
  private struct Visitor: View {
    let log: Log
    let name: String
    var body: some View {
      Text(name)
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
    }
  }

  private struct Switching: View {
    let log: Log
    @State private var isFirst = true
    @State private var unrelated = 0
    var body: some View {
      Button("switch") { isFirst.toggle() }
      Button("unrelated") { unrelated += 1 }
      Text("\(unrelated)")
      if isFirst { Visitor(log: log, name: "first") } else { Visitor(log: log, name: "second") }
    }
  }

  @Test("onAppear runs once when a view comes and onDisappear once when it goes")
  func appearance() throws {
    let log = Log()
    let app = AppDriver { Switching(log: log) }
    #expect(log.take() == ["+first"])
    try app.press("unrelated")
    #expect(log.take().isEmpty)
    try app.press("switch")
    #expect(log.take().sorted() == ["+second", "-first"])
  }

  @Test("Closing a window makes its views disappear, and so does dismissing a sheet")
  func disappearanceOfSurfaces() throws {
    let log = Log()
    let app = AppDriver { SheetVisitor(log: log) }
    try app.press("show")
    #expect(log.take() == ["+window", "+sheet"])
    try app.pressEscape()
    #expect(log.take() == ["-sheet"])
    try app.close(1)
    #expect(log.take() == ["-window"])
  }

  private struct SheetVisitor: View {
    let log: Log
    @State private var isUp = false
    var body: some View {
      Visitor(log: log, name: "window")
      Button("show") { isUp = true }
        .sheet(isPresented: $isUp) { Visitor(log: log, name: "sheet") }
    }
  }

  private struct StateOnAppear: View {
    @State private var text = "before"
    var body: some View {
      Text(text).onAppear { text = "after" }
    }
  }

  @Test("State that onAppear writes is shown in the same transaction")
  func stateOnAppear() {
    let app = AppDriver { StateOnAppear() }
    #expect(app.texts == ["after"])
    #expect(app.issues.isEmpty)
  }

  private struct Watching: View {
    let log: Log
    @State private var value = 1
    @State private var doubled = 0
    var body: some View {
      Button("raise") { value += 1 }
      Button("raise twice") {
        value += 1
        value += 1
      }
      Button("same") { value += 0 }
      Text("doubled \(doubled)")
        .onChange(of: value) { old, new in
          log("\(old) → \(new)")
          doubled = new * 2
        }
        .onChange(of: value) { log("changed") }
        .onChange(of: value, initial: true) { old, new in log("initial \(old) \(new)") }
    }
  }

  @Test("onChange runs after an update in which the value differs, with the old and the new one")
  func change() throws {
    let log = Log()
    let app = AppDriver { Watching(log: log) }
    #expect(log.take() == ["initial 1 1"])
    try app.press("raise")
    #expect(log.take().sorted() == ["1 → 2", "changed", "initial 1 2"])
    #expect(app.texts == ["doubled 4"])
    try app.press("same")
    #expect(log.take().isEmpty)
  }

  @Test("Several writes in one action are one change")
  func oneChangePerTransaction() throws {
    let log = Log()
    let app = AppDriver { Watching(log: log) }
    _ = log.take()
    try app.press("raise twice")
    #expect(log.lines.contains("1 → 3"))
    #expect(log.lines.count == 3)
  }

  private struct Endless: View {
    @State private var value = 0
    var body: some View {
      Text("\(value)")
        .onChange(of: value) { value += 1 }
      Button("start") { value += 1 }
    }
  }

  @Test(
    "F21: an onChange that writes what it watches is stopped, with an issue, and the app goes on")
  func endlessChange() throws {
    let app = AppDriver(.with { $0.updateRounds = 20 }) { Endless() }
    let report = try app.press("start")
    #expect(report.summary().last == "issue updateLoop")
    #expect(app.issues.map(\.kind) == [.updateLoop])
    #expect(app.texts != ["0"])
    #expect(app.buttons.map(\.label) == ["start"])
  }

  private struct EndlessBody: View {
    @State private var value = 0
    var body: some View {
      let _ = raise()
      Text("value")
      Counter("c")
    }
    private func raise() { value += 1 }
  }

  @Test(
    "B7, F21: a body that writes what it reads is stopped as a loop, and other state still works")
  func endlessBody() throws {
    let app = AppDriver(.with { $0.updateRounds = 20 }) { EndlessBody() }
    #expect(app.issues.map(\.kind) == [.stateChangedDuringUpdate, .updateLoop])
    try app.press("c+")
    #expect(app.texts == ["value", "c=1"])
  }
}
