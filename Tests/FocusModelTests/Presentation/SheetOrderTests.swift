// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Several sheets")
struct SheetOrderTests {
  /// Two sheets on one window, each with its flag.
  private struct TwoSheets: View {
    let log: Log
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack {
        Button("first") { first = true }
        Button("both") {
          first = true
          second = true
        }
      }
      .sheet(isPresented: $first, onDismiss: { log("first gone") }) {
        Text("first").navigationTitle("First")
        Button("also second") { second = true }
        Button("not second") { second = false }
        Button("swap") {
          first = false
          second = true
        }
        Button("done") { first = false }
      }
      .sheet(isPresented: $second, onDismiss: { log("second gone") }) {
        Text("second").navigationTitle("Second")
        Button("done") { second = false }
        Button("swap back") {
          second = false
          first = true
        }
      }
    }
  }

  private func twoSheets(_ policies: Policies = Policies()) -> (AppDriver, Log) {
    let log = Log()
    return (AppDriver(policies) { TwoSheets(log: log) }, log)
  }

  @Test("S10, S11: a second sheet waits, with an issue, and comes up when the first has gone")
  func queueing() throws {
    let (app, log) = twoSheets()
    try app.press("first")
    try app.press("also second")
    #expect(app.presented == ["first"])
    #expect(app.issues.map(\.kind) == [.waitingPresentation])
    try app.press("done")
    #expect(app.presented == ["second"])
    #expect(log.lines == ["first gone"])
    try app.press("done")
    #expect(app.presented.isEmpty)
    #expect(log.lines == ["first gone", "second gone"])
  }

  @Test("S11: what waits and is no longer wanted does not come up")
  func waitingInVain() throws {
    let (app, log) = twoSheets()
    try app.press("first")
    try app.press("also second")
    try app.press("not second")
    try app.press("done")
    #expect(app.presented.isEmpty)
    #expect(log.lines == ["first gone"])
  }

  @Test("S10, G11: asked for together, one comes up and the other waits for it")
  func together() throws {
    let (app, log) = twoSheets()
    try app.press("both")
    #expect(app.presented.count == 1)
    try app.press("done")
    #expect(app.presented.count == 1)
    try app.press("done")
    #expect(app.presented.isEmpty)
    #expect(log.lines.sorted() == ["first gone", "second gone"])
  }

  @Test("S12, G11: the policy loses a second presentation instead")
  func losing() throws {
    let (app, _) = twoSheets(.with { $0.presentationsWait = false })
    try app.press("first")
    try app.press("also second")
    #expect(app.issues.map(\.kind) == [.lostPresentation])
    try app.press("done")
    #expect(app.presented.isEmpty)
  }

  @Test(
    "S20: one sheet may make way for another in one action, whichever modifier is the outer one")
  func swapping() throws {
    let (app, log) = twoSheets()
    try app.press("first")
    let report = try app.press("swap")
    #expect(app.presented == ["second"])
    #expect(report.summary() == ["dismissed first", "onDismiss first", "presented second"])
    #expect(app.issues.isEmpty)
    try app.press("swap back")
    #expect(app.presented == ["first"])
    #expect(log.lines == ["first gone", "second gone"])
    #expect(app.issues.isEmpty)
  }

  private struct DismissAndAsk: View {
    let log: Log
    @State private var sheet: TestSheet?
    var body: some View {
      Button("start") { sheet = .push }
        .sheet(item: $sheet, onDismiss: { log("onDismiss \(sheet?.rawValue ?? "nil")") }) { shown in
          Text("sheet \(shown.rawValue)")
          Asker { sheet = .add }
        }
    }
    struct Asker: View {
      let ask: () -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("dismiss and ask") {
          dismiss()
          ask()
        }
      }
    }
  }

  @Test("S20: dismissing and asking for the next item in one action replaces the sheet once")
  func dismissAndAsk() throws {
    let log = Log()
    let app = AppDriver { DismissAndAsk(log: log) }
    try app.press("start")
    try app.press("dismiss and ask")
    #expect(app.presented == ["add"])
    #expect(log.lines == ["onDismiss add"])
    #expect(app.session.dismissals == 1)
  }

  private struct NextInOnDismiss: View {
    let log: Log
    @State private var sheet: TestSheet?
    @State private var next: TestSheet?
    var body: some View {
      Button("start") {
        sheet = .push
        next = .add
      }
      .sheet(item: $sheet, onDismiss: presentNext) { sheet in
        SheetContent(sheet: sheet, url: .constant("")) { self.sheet = $0 }
      }
    }
    private func presentNext() {
      log("onDismiss")
      sheet = next
      next = nil
    }
  }

  @Test("S20: the robust order, the next sheet in onDismiss, presents one after the other")
  func nextInOnDismiss() throws {
    let log = Log()
    let app = AppDriver { NextInOnDismiss(log: log) }
    try app.press("start")
    let report = try app.press("Cancel")
    #expect(app.presented == ["add"])
    #expect(
      report.summary() == [
        "dismissed push", "onDismiss push", "focus URL in 1", "presented add",
      ])
    try app.press("Cancel")
    #expect(app.presented.isEmpty)
    #expect(log.lines == ["onDismiss", "onDismiss"])
  }

  private struct StopInOnDismiss: View {
    @State private var sheet: TestSheet?
    var body: some View {
      Button("start") { sheet = .push }
        .sheet(item: $sheet, onDismiss: { sheet = nil }) { sheet in
          SheetContent(sheet: sheet, url: .constant("")) { self.sheet = $0 }
        }
    }
  }

  @Test("S4: an onDismiss that clears the item keeps the new one from coming up")
  func stopInOnDismiss() throws {
    let app = AppDriver { StopInOnDismiss() }
    try app.press("start")
    let report = try app.press("Other")
    #expect(app.presented.isEmpty)
    #expect(report.summary() == ["onDismiss push", "dismissed push"])
    #expect(app.session.dismissals == 1)
  }

  // MARK: - Nesting

  private struct Nested: View {
    let log: Log
    @State private var outer = false
    @State private var inner = false
    @State private var innermost = false
    var body: some View {
      Button("outer") { outer = true }
        .sheet(isPresented: $outer, onDismiss: { log("outer \(inner) \(innermost)") }) {
          Text("outer").navigationTitle("Outer")
          Button("inner") { inner = true }
            .sheet(isPresented: $inner, onDismiss: { log("inner \(inner) \(innermost)") }) {
              Text("inner").navigationTitle("Inner")
              Button("innermost") { innermost = true }
                .sheet(isPresented: $innermost, onDismiss: { log("innermost") }) {
                  Text("innermost").navigationTitle("Innermost")
                  Button("close all") { outer = false }
                  Button("close this") { innermost = false }
                }
            }
        }
    }
  }

  private func nested() throws -> (AppDriver, Log) {
    let log = Log()
    let app = AppDriver { Nested(log: log) }
    try app.press("outer")
    try app.press("inner")
    try app.press("innermost")
    return (app, log)
  }

  @Test("S14: a sheet attached inside another's content stacks on top of it")
  func nesting() throws {
    let (app, log) = try nested()
    #expect(app.presented == ["outer", "inner", "innermost"])
    #expect(app.texts == ["innermost"])
    try app.press("close this")
    #expect(app.presented == ["outer", "inner"])
    #expect(log.lines == ["innermost"])
  }

  @Test(
    "S15, S16, G9: closing the outer one takes all along; onDismiss innermost first, bindings before"
  )
  func closingOuter() throws {
    let (app, log) = try nested()
    let report = try app.press("close all")
    #expect(app.presented.isEmpty)
    #expect(log.lines == ["innermost", "inner false false", "outer false false"])
    #expect(
      report.summary() == [
        "dismissed innermost", "dismissed inner", "dismissed outer",
        "onDismiss innermost", "onDismiss inner", "onDismiss outer",
      ])
    try app.press("outer")
    #expect(app.presented == ["outer"])
  }

  private struct ReplacedOuter: View {
    let log: Log
    @State private var sheet: TestSheet? = .clone
    @State private var isInnerUp = false
    var body: some View {
      Text("window")
        .sheet(item: $sheet, onDismiss: { log("outer") }) { shown in
          Button("inner") { isInnerUp = true }
            .sheet(isPresented: $isInnerUp, onDismiss: { log("inner") }) {
              Button("replace outer") { sheet = .push }
            }
        }
    }
  }

  @Test("S4, S15: replacing the outer sheet dismisses the inner one for good")
  func replacingOuter() throws {
    let log = Log()
    let app = AppDriver { ReplacedOuter(log: log) }
    try app.press("inner")
    try app.press("replace outer")
    #expect(app.presented == ["push"])
    #expect(log.lines == ["inner", "outer"])
  }

  // MARK: - The presenter goes

  private struct Removable: View {
    let log: Log
    @State private var isShown = true
    @State private var isUp = false
    var body: some View {
      Text("flag \(isUp)")
      Button("bring back") { isShown = true }
      if isShown {
        Button("show") { isUp = true }
          .sheet(isPresented: $isUp, onDismiss: { log("onDismiss") }) {
            Button("remove presenter") { isShown = false }
          }
      }
    }
  }

  @Test(
    "S17: a presenter that goes takes its sheet along, and onDismiss runs; the flag stays as it was"
  )
  func presenterGoes() throws {
    let log = Log()
    let app = AppDriver { Removable(log: log) }
    try app.press("show")
    try app.press("remove presenter")
    #expect(app.sheet == nil)
    #expect(log.lines == ["onDismiss"])
    #expect(app.texts == ["flag true"])
    try app.press("bring back")
    #expect(app.sheet != nil)
  }

  @Test("S17, G10: the policy resets the binding of a presenter that goes")
  func presenterGoesPolicy() throws {
    let app = AppDriver(.with { $0.removedPresenterResetsBinding = true }) { Removable(log: Log()) }
    try app.press("show")
    try app.press("remove presenter")
    #expect(app.texts == ["flag false"])
    try app.press("bring back")
    #expect(app.sheet == nil)
  }
}
