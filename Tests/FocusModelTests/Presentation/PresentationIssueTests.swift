// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Issues of presentations")
struct PresentationIssueTests {
  private struct Crowded: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack {
        Text("apart").sheet(isPresented: $first) { Text("apart") }
      }
      Text("together")
        .sheet(isPresented: $first) { Text("first") }
        .padding()
        .sheet(isPresented: $second) { Text("second") }
        .alert("Alert", isPresented: $second) {}
    }
  }

  @Test("S13: several sheets on one view are found; one of each sort, or one a view, is not")
  func crowded() {
    let found = AppDriver { Crowded() }.findings
    #expect(found.map(\.kind) == [.severalPresentations])
    #expect(found.first?.subject == "Crowded")
    #expect(found.first?.fact.contains("2 sheets") == true)
  }

  private enum Route: Identifiable, Hashable {
    case list
    case detail(Int)
    case apart
    var id: String { self == .apart ? "apart" : "main" }
  }

  private struct Router: View {
    @State private var route: Route?
    var body: some View {
      Button("list") { route = .list }
        .sheet(item: $route) { shown in
          switch shown {
          case .list: Button("detail") { route = .detail(1) }
          case .detail(let number):
            Button("next") { route = .detail(number + 1) }
            Button("apart") { route = .apart }
          case .apart: Text("apart")
          }
        }
    }
  }

  @Test("S6: two cases that share an id and differ in kind are found when one replaces the other")
  func sharedID() throws {
    let app = AppDriver { Router() }
    try app.press("list")
    #expect(app.findings.isEmpty)
    try app.press("detail")
    try app.press("next")
    try app.press("apart")
    #expect(app.findings.map(\.kind) == [.sharedID])
    #expect(app.findings.first?.fact.contains("from \"list\" to \"detail\"") == true)
    #expect(app.issues.isEmpty)
  }

  private struct Fresh: Identifiable {
    @MainActor private static var made = 0
    let id: Int
    @MainActor init() {
      Fresh.made += 1
      id = Fresh.made
    }
  }

  private struct Unstable: View {
    @State private var isUp = false
    @State private var count = 0
    var body: some View {
      Button("show") { isUp = true }
        .sheet(item: Binding(get: { isUp ? Fresh() : nil }, set: { isUp = $0 != nil })) { _ in
          Text("count \(count)")
          Button("count") { count += 1 }
        }
        .navigationTitle("count \(count)")
    }
  }

  @Test("S4: an item with another id at each read is an issue when its sheet is replaced for it")
  func unstableID() throws {
    let app = AppDriver { Unstable() }
    try app.press("show")
    #expect(app.issues.isEmpty)
    try app.press("count")
    #expect(app.issues.map(\.kind) == [.unstableID])
    #expect(app.issues.first?.subject == "Unstable")
    #expect(app.issues.first?.fact.contains("Fresh") == true)
  }

  private struct Locked: View {
    @State private var isUp = false
    @State private var text = ""
    var body: some View {
      Button("show") { isUp = true }
        .sheet(isPresented: $isUp) {
          Form {
            TextField("Name", text: $text)
            Button("Save") { isUp = false }.disabled(text.isEmpty)
          }
          .interactiveDismissDisabled()
          .navigationTitle("Locked")
        }
    }
  }

  @Test("S25, S26: a sheet that Escape does not end and that has no enabled button has no way out")
  func noWayOut() throws {
    let app = AppDriver { Locked() }
    try app.press("show")
    #expect(app.findings.map(\.kind) == [.noWayOut])
    #expect(app.findings.first?.subject == "locked")
    let refusal = #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(refusal?.code == .blocked)
    #expect(refusal?.message.contains("none of its buttons is enabled") == true)
    try app.set("Name", to: "x")
    #expect(app.findings.isEmpty)
    #expect(app.issues.isEmpty)
  }

  private struct Constant: View {
    var body: some View {
      Text("window").sheet(isPresented: .constant(true)) { Button("dead") {} }
    }
  }

  @Test("B8: a sheet whose binding ignores its dismissal is found when someone tries")
  func constant() throws {
    let app = AppDriver { Constant() }
    #expect(app.findings.isEmpty)
    try app.pressEscape()
    #expect(app.findings.map(\.kind) == [.noWayOut])
  }

  private struct OutOfStep: View {
    @State private var isUp = false
    @State private var isAlerting = false
    @State private var target: String?
    var body: some View {
      Button("flag alone") { isUp = true }
      Button("both") {
        target = "x"
        isUp = true
      }
      Button("alert alone") { isAlerting = true }
      Button("alert with data") {
        isAlerting = true
        target = "x"
      }
      Text("w").sheet(isPresented: $isUp) { if let target { Text(target) } }
      Text("v").alert("Alert", isPresented: $isAlerting, presenting: target) { _ in
      } message: {
        Text($0)
      }
    }
  }

  @Test("S7: a sheet that comes up empty because its data is nil is an issue that names the data")
  func emptySheet() throws {
    let app = AppDriver { OutOfStep() }
    try app.press("flag alone")
    #expect(app.issues.map(\.kind) == [.outOfStep])
    #expect(app.issues.first?.fact.contains("\"target\"") == true)
    try app.pressEscape()
    let other = AppDriver { OutOfStep() }
    try other.press("both")
    #expect(other.texts == ["x"])
    #expect(other.issues.isEmpty)
  }

  @Test("S7, S31: an alert's flag without its data shows nothing and is an issue")
  func alertWithoutData() throws {
    let app = AppDriver { OutOfStep() }
    try app.press("alert alone")
    #expect(app.alert == nil)
    #expect(app.issues.map(\.kind) == [.outOfStep])
    #expect(app.issues.first?.subject == "Alert")
    let other = AppDriver { OutOfStep() }
    try other.press("alert with data")
    #expect(other.alert != nil)
    #expect(other.issues.isEmpty)
  }
}
