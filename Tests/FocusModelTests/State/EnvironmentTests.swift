// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var label = "default"
  @Entry fileprivate var number = 0
}

@Observable
private final class Router {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite("Environment")
struct EnvironmentTests {
  private struct LabelView: View {
    let log: Log
    @Environment(\.label) private var label
    var body: some View {
      let _ = log("label \(label)")
      Text(label)
    }
  }

  @Test(
    "E1: a value reaches the modified view and what is inside it only, and the nearest one wins")
  func nearestWins() {
    let log = Log()
    let app = AppDriver {
      LabelView(log: log)
      VStack {
        LabelView(log: log)
        LabelView(log: log).environment(\.label, "inner")
        LabelView(log: log).environment(\.label, "near").environment(\.label, "far")
      }
      .environment(\.label, "outer")
    }
    #expect(app.texts == ["default", "outer", "inner", "near"])
  }

  private struct Changing: View {
    let log: Log
    @State private var label = "one"
    @State private var number = 1
    var body: some View {
      Button("label") { label = "two" }
      Button("number") { number += 1 }
      LabelView(log: log).environment(\.label, label).environment(\.number, number)
    }
  }

  @Test("E1: a changed value evaluates those who read its key and no others")
  func onlyReaders() throws {
    let log = Log()
    let app = AppDriver { Changing(log: log) }
    _ = log.take()
    try app.press("number")
    #expect(log.take().isEmpty)
    try app.press("label")
    #expect(log.take() == ["label two"])
  }

  private struct Transforming: View {
    @State private var base = "a"
    var body: some View {
      Button("base") { base = "b" }
      LabelView(log: Log())
        .transformEnvironment(\.label) { $0 += "!" }
        .environment(\.label, base)
    }
  }

  @Test("A transform sees the outer value and follows it")
  func transform() throws {
    let app = AppDriver { Transforming() }
    #expect(app.texts == ["a!"])
    try app.press("base")
    #expect(app.texts == ["b!"])
  }

  private struct RouterView: View {
    @Environment(Router.self) private var router
    var body: some View { Text(router.name) }
  }

  @Test("E2: there is one object per type at a point of the tree; the inner replaces the outer")
  func oneObjectPerType() {
    let app = AppDriver {
      VStack {
        RouterView()
        RouterView().environment(Router("inner"))
      }
      .environment(Router("outer"))
    }
    #expect(app.texts == ["outer", "inner"])
  }

  private struct Lacking: View {
    let log: Log
    @Environment(Router.self) private var router
    var body: some View {
      let _ = log("body ran")
      Text(router.name)
      Counter("below")
    }
  }

  private struct LackingHolder: View {
    let log: Log
    @State private var router: Router?
    var body: some View {
      Text("beside")
      Button("give") { router = Router("given") }
      Button("take") { router = nil }
      Lacking(log: log).environment(router)
    }
  }

  @Test(
    "E3: a view whose object is missing shows nothing, its body does not run, and there is an issue"
  )
  func missingObject() {
    let log = Log()
    let app = AppDriver { Lacking(log: log) }
    #expect(app.texts.isEmpty)
    #expect(log.lines.isEmpty)
    #expect(app.issues.map(\.kind) == [.missingEnvironmentObject])
    #expect(app.issues.first?.subject == "Router")
    #expect(app.issues.first?.message.contains("Lacking") == true)
  }

  @Test("E3: the view comes when its object does, and goes when it goes")
  func objectComesAndGoes() throws {
    let app = AppDriver { LackingHolder(log: Log()) }
    #expect(app.texts == ["beside"])
    #expect(app.issues.count == 1)
    try app.press("give")
    #expect(app.texts == ["beside", "given", "below=0"])
    try app.press("take")
    #expect(app.texts == ["beside"])
    #expect(app.issues.count == 2)
  }

  private final class Legacy: ObservableObject {}

  private struct LackingLegacy: View {
    @EnvironmentObject private var legacy: Legacy
    var body: some View {
      let _ = legacy
      Text("never")
    }
  }

  private struct LackingModifier: ViewModifier {
    @Environment(Router.self) private var router
    func body(content: Content) -> some View {
      Text(router.name)
      content
    }
  }

  @Test("E3: the same holds for @EnvironmentObject and for modifiers")
  func missingElsewhere() {
    let app = AppDriver {
      LackingLegacy()
      Text("content").modifier(LackingModifier())
      Text("beside")
    }
    #expect(app.texts == ["beside"])
    #expect(app.brokenRules == ["E3", "E3"])
  }

  private struct SheetHost: View {
    @State private var isUp = false
    @State private var label = "outside"
    var body: some View {
      Button("show") { isUp = true }
      Text("window")
        .environment(\.label, "inside")
        .sheet(isPresented: $isUp) {
          LabelView(log: Log())
          Button("rename") { label = "renamed" }
        }
        .environment(\.label, label)
    }
  }

  @Test("E4: a sheet has the environment of where it is attached, not of what it is attached to")
  func sheetEnvironment() throws {
    let app = AppDriver { SheetHost() }
    try app.press("show")
    #expect(app.texts == ["outside"])
  }

  @Test("E11, G15: a sheet that is up follows the environment of its presenter")
  func sheetEnvironmentIsLive() throws {
    let app = AppDriver { SheetHost() }
    try app.press("show")
    try app.press("rename")
    #expect(app.texts == ["renamed"])
  }

  private struct RouterSheet: View {
    @State private var isUp = true
    var body: some View {
      Text("window")
        .environment(Router("below the sheet"))
        .sheet(isPresented: $isUp) { RouterView() }
    }
  }

  @Test("E5: an object that is injected below the sheet modifier is missing in the sheet")
  func objectBelowSheet() {
    let app = AppDriver { RouterSheet() }
    #expect(app.texts.isEmpty)
    #expect(app.brokenRules == ["E3"])
  }

  private struct LabelMenu: Commands {
    @Environment(\.label) private var label
    var body: some Commands {
      CommandMenu("Probe") { Button("Label is \(label)") {} }
    }
  }

  @Test("E7: menus do not see any window's environment")
  func menusSeeNoWindow() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("window").environment(\.label, "window") }
          .commands { LabelMenu() }
      })
    #expect(app.menuTitles("Probe") == ["Label is default"])
  }
}
