// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Reports, refusals and issues")
struct ReportTests {
  @Test("A report tells what an action changed, in order")
  func order() throws {
    let app = AppDriver.repository()
    let clone = try app.menu("clone")
    #expect(
      clone.summary(writes: true) == [
        "RepositoryWindow.sheetToShow: nil → clone", "focus URL in 1", "presented clone",
      ])
    let cancel = try app.press("Cancel")
    #expect(
      cancel.summary(writes: true) == [
        "RepositoryWindow.sheetToShow: clone → nil", "dismissed clone", "onDismiss clone",
      ])
  }

  @Test("An action that changes nothing has an empty report and is accepted")
  func empty() throws {
    let app = AppDriver { Button("nothing") {} }
    let report = try app.press("nothing")
    #expect(report.events.isEmpty)
    #expect(report.isAccepted)
  }

  @Test("A refused action leaves the app as it was and says so in its report")
  func refused() {
    let app = AppDriver { Button("off") {}.disabled(true) }
    let report = app.session.perform(.press(ElementQuery("off")))
    #expect(!report.isAccepted)
    #expect(report.refusal?.code == .disabled)
    #expect(report.summary() == ["refused disabled"])
  }

  @Test("Without a window, controls and keys are refused for want of one")
  func noWindow() throws {
    let app = AppDriver { Counter("c") }
    try app.close(1)
    func code(_ action: UserAction) -> Refusal.Code? { app.session.perform(action).refusal?.code }
    #expect(code(.press(ElementQuery("c+"))) == .noWindow)
    #expect(code(.setText(ElementQuery("c"), "")) == .noWindow)
    #expect(code(.enterText("x")) == .noWindow)
    #expect(code(.moveFocus(.next)) == .noWindow)
    #expect(code(.pressKey(.cancelAction)) == .noWindow)
    #expect(code(.pressKey(.defaultAction)) == .noWindow)
    #expect(code(.makeKey(window: 1)) == .noWindow)
    #expect(code(.closeWindow(9)) == .noWindow)
  }

  @Test("Typing without a focused field is refused")
  func noFocus() {
    let app = AppDriver { Text("w") }
    #expect(app.session.perform(.enterText("x")).refusal?.code == .noFocus)
    #expect(app.session.perform(.moveFocus(.next)).refusal?.code == .noFocus)
  }

  @Test("A window of an unknown scene or of an unreadable value is refused")
  func openingRefused() {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "plain") { Text("w") }
        WindowGroup(id: "number", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      })
    func refusal(_ scene: String, _ value: String?) -> Refusal? {
      app.session.perform(.openWindow(scene: scene, value: value)).refusal
    }
    #expect(refusal("other", nil)?.code == .unknown)
    #expect(refusal("other", nil)?.candidates == ["plain", "number"])
    #expect(refusal("number", "many")?.code == .notFound)
    #expect(refusal("plain", "x")?.code == .notFound)
    #expect(refusal("number", "3") == nil)
    #expect(app.texts == ["3"])
  }

  @Test("The same issue counts once in an action and again in the next")
  func issuesPerAction() throws {
    let app = AppDriver.repository()
    try app.close(1)
    try app.menu("clone")
    try app.menu("clone")
    #expect(app.issues.count == 2)
    #expect(app.issues.map(\.rule) == ["F8", "F8"])
  }

  @Test("Every kind of issue falls under a rule and says so in its description")
  func rules() throws {
    for kind in RuntimeIssue.Kind.allCases {
      #expect(!kind.rawValue.isEmpty)
    }
    let app = AppDriver.repository()
    try app.close(1)
    try app.menu("clone")
    #expect(app.issues.first?.description.hasPrefix("[F8] ") == true)
  }

  @Test("What happens outside any action is reported on its own, in order")
  func unprompted() async throws {
    let held = Held<Binding<SheetTests.Item?>>()
    let app = AppDriver { Outside(held: held) }
    held.value?.wrappedValue = SheetTests.Item(id: 1, text: "one")
    #expect(app.sheet == nil)
    for _ in 0..<100 where app.sheet == nil { await Task.yield() }
    #expect(app.sheet?.id == "1")
    #expect(
      app.unpromptedReports.flatMap { $0.summary(writes: true) }.last == "presented 1")
  }

  private struct Outside: View {
    let held: Held<Binding<SheetTests.Item?>>
    @State private var item: SheetTests.Item?
    var body: some View {
      Text("w")
        .onAppear { held.value = $item }
        .sheet(item: $item) { Text($0.text) }
    }
  }

  @Test("Every policy has a name, a rule and a meaning, and takes its own value back")
  func policies() {
    for policy in NamedPolicy.all {
      var policies = Policies()
      #expect(policy.set(policy.value(in: policies), in: &policies))
      #expect(policies == Policies())
      #expect(!policy.rule.isEmpty && !policy.meaning.isEmpty)
    }
    #expect(NamedPolicy.all.map(\.name) == NamedPolicy.all.map(\.name).sorted())
    #expect(NamedPolicy.all.count == Mirror(reflecting: Policies()).children.count)
  }
}
