// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Scene-level focused values")
struct SceneValueTests {
  @Test("F4: a scene value is visible while the scene is active, without any view having focus")
  func visibleWithoutViewFocus() throws {
    let app = AppDriver.repository()
    #expect(app.focusedField == nil)
    #expect(app.focusedValue("sheetToShow") == "add")
    #expect(try app.menuItem("push").isEnabled)
  }

  @Test(
    "F2, F8: with no window open every key is nil; gated items are disabled, others run with nil")
  func noWindow() throws {
    let app = AppDriver.repository()
    try app.close(1)
    #expect(app.focusedValue("sheetToShow") == nil)
    #expect(try app.menuItem("push").isEnabled == false)
    #expect(try app.menuItem("clone").isEnabled)
    let refusal = #expect(throws: Refusal.self) { try app.menu("push") }
    #expect(refusal?.code == .disabled)
    try app.menu("clone")
    #expect(app.windows.isEmpty)
  }

  @Test("F8: an enabled item that reads nil and changes nothing is a runtime issue that names both")
  func deadCommand() throws {
    let app = AppDriver.repository()
    try app.menu("clone")
    #expect(app.issues.isEmpty)
    try app.pressEscape()
    try app.close(1)
    try app.menu("clone")
    #expect(app.issues.map(\.kind) == [.deadCommand])
    #expect(app.issues.first?.subject == "Clone…")
    #expect(app.issues.first?.message.contains("sheetToShow") == true)
    try app.key("c", [.command, .shift])
    #expect(app.issues.count == 2)
  }

  private struct FallbackCommands: Commands {
    @FocusedValue(\.caption) private var caption
    @Environment(\.openWindow) private var openWindow
    var body: some Commands {
      CommandMenu("Probe") {
        Button("Open or show") {
          if caption == nil { openWindow(id: "main") }
        }
      }
    }
  }

  @Test("F8: an item that finds nil and does something else is no issue")
  func fallbackIsNotDead() throws {
    let app = AppDriver(
      TestApp { WindowGroup(id: "main") { Text("w") }.commands { FallbackCommands() } })
    try app.menu("open-or-show")
    #expect(app.windowNumbers == [2, 1])
    #expect(app.issues.isEmpty)
  }

  @Test("F9: the key window decides; switching windows swaps all scene values")
  func switchingWindows() throws {
    let app = AppDriver.repository()
    try app.menu("new")
    try app.menu("clone")
    #expect(app.keyWindow?.number == 2)
    #expect(app.presented == ["clone"])
    try app.makeKey(1)
    #expect(app.presented.isEmpty)
    try app.menu("push")
    #expect(app.presented == ["push"])
    #expect(app.windows.map(\.presentations.first?.id) == ["push", "clone"])
  }

  @Test("F9: closing the key window hands its values to the window behind it")
  func closingSwitches() throws {
    let app = AppDriver.repository()
    try app.menu("new")
    try app.close(2)
    try app.menu("clone")
    #expect(app.keyWindow?.number == 1)
    #expect(app.presented == ["clone"])
  }

  private struct Captioned: View {
    let caption: String?
    var body: some View { Text("w").focusedSceneValue(\.caption, caption) }
  }

  private struct CaptionCommands: Commands {
    let log: Log
    @FocusedValue(\.caption) private var caption
    var body: some Commands {
      let _ = log("menu \(caption ?? "nil")")
      CommandMenu("Probe") { Button("Caption \(caption ?? "none")") {} }
    }
  }

  @Test("F1, F8: a key window of a scene that publishes nothing gives nil")
  func sceneWithoutValue() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "a") { Captioned(caption: "a") }.commands { CaptionCommands(log: Log()) }
        Window("Plain", id: "plain") { Text("plain") }
      })
    #expect(app.menuTitles("Probe") == ["Caption a"])
    try app.openWindow("plain")
    #expect(app.menuTitles("Probe") == ["Caption none"])
    try app.makeKey(1)
    #expect(app.menuTitles("Probe") == ["Caption a"])
  }

  @Test("F17, F26: a scene value of a single Window reaches the menus as that of a group does")
  func singleWindow() {
    let app = AppDriver(
      TestApp {
        Window("One", id: "one") { Captioned(caption: "one") }
          .commands { CaptionCommands(log: Log()) }
      })
    #expect(app.menuTitles("Probe") == ["Caption one"])
  }

  private struct Changing: View {
    @State private var caption: String? = "first"
    @State private var unrelated = 0
    @State private var isShown = true
    var body: some View {
      Button("change") { caption = "second" }
      Button("clear") { caption = nil }
      Button("unrelated") { unrelated += 1 }
      Button("remove") { isShown = false }
      Text("\(unrelated)")
      if isShown { Text("publisher").focusedSceneValue(\.caption, caption) }
    }
  }

  private func changing(_ log: Log) -> AppDriver {
    AppDriver(TestApp { WindowGroup { Changing() }.commands { CaptionCommands(log: log) } })
  }

  @Test(
    "F19: menus are evaluated when a published value changes, and at no other change of its view")
  func menusFollowValues() throws {
    let log = Log()
    let app = changing(log)
    #expect(log.take().last == "menu first")
    try app.press("unrelated")
    #expect(log.take().isEmpty)
    try app.press("change")
    #expect(log.take() == ["menu second"])
  }

  @Test("F7, F15: nil publishes nothing, and a publisher that goes takes its value along")
  func nilAndRemoval() throws {
    let log = Log()
    let app = changing(log)
    try app.press("clear")
    #expect(app.menuTitles("Probe") == ["Caption none"])
    try app.press("change")
    try app.press("remove")
    #expect(app.menuTitles("Probe") == ["Caption none"])
  }

  @Test("F9: menus are not evaluated when the new key window publishes an equal value")
  func equalValues() throws {
    let log = Log()
    let app = AppDriver(
      TestApp { WindowGroup { Captioned(caption: "same") }.commands { CaptionCommands(log: log) } })
    try app.menu("new")
    _ = log.take()
    try app.makeKey(1)
    #expect(log.lines.isEmpty)
  }

  @Test("M25: the work of a menu command does not grow with the number of windows")
  func workIsLocal() throws {
    func work(windows: Int) throws -> WorkCounters {
      let app = AppDriver.repository()
      for _ in 1..<windows { try app.menu("new") }
      let before = app.session.counters
      try app.menu("clone")
      return app.session.counters.since(before)
    }
    #expect(try work(windows: 1) == work(windows: 30))
  }

  private struct ReadingApp: App {
    static let log = Log()
    @FocusedValue(\.caption) private var caption
    var body: some Scene {
      let _ = Self.log("app \(caption ?? "nil")")
      WindowGroup { Changing() }
    }
  }

  @Test("F22: reading focused values in the app evaluates its scenes at each change")
  func readingInApp() throws {
    let app = AppDriver(ReadingApp())
    _ = ReadingApp.log.take()
    try app.press("change")
    #expect(ReadingApp.log.take() == ["app second"])
  }

  private struct Acting: View {
    @State private var unrelated = 0
    var body: some View {
      Button("unrelated") { unrelated += 1 }
      Text("\(unrelated)").focusedSceneValue(\.act) { _ = unrelated }
    }
  }

  private struct ActCommands: Commands {
    let log: Log
    @FocusedValue(\.act) private var act
    var body: some Commands {
      let _ = log("menu")
      CommandMenu("Probe") { Button("Act") { act?() }.disabled(act == nil) }
    }
  }

  @Test("F21: a fresh closure counts as a change at each pass of its view, without any loop")
  func closures() throws {
    let log = Log()
    let app = AppDriver(
      TestApp { WindowGroup { Acting() }.commands { ActCommands(log: log) } })
    _ = log.take()
    try app.press("unrelated")
    #expect(log.lines == ["menu"])
    #expect(app.issues.isEmpty)
  }

  // MARK: - Several publishers

  private struct Siblings: View {
    let outer: String?
    @State private var hasEarly = false
    var body: some View {
      VStack {
        Button("add early") { hasEarly = true }
        if hasEarly { Text("early").focusedSceneValue(\.caption, "early") }
        Text("left").focusedSceneValue(\.caption, "left")
        Text("right").focusedSceneValue(\.caption, "right")
      }
      .focusedSceneValue(\.caption, outer)
    }
  }

  private func siblings(_ policies: Policies = Policies(), outer: String?) -> AppDriver {
    AppDriver(policies) { Siblings(outer: outer) }
  }

  @Test(
    "F6: of several publishers the later sibling wins, and the outer view over both; it is an issue"
  )
  func ties() {
    let plain = siblings(outer: nil)
    #expect(plain.focusedValue("caption") == "right")
    #expect(plain.issues.map(\.kind).contains(.ambiguousSceneValue))
    #expect(siblings(outer: "outer").focusedValue("caption") == "outer")
  }

  @Test("F6: the place in the tree decides, not the time at which a publisher came")
  func tiesByPlace() throws {
    let app = siblings(outer: nil)
    try app.press("add early")
    #expect(app.focusedValue("caption") == "right")
  }

  @Test("F6, G1: the policy turns the order of ties around")
  func tiesPolicy() {
    let app = siblings(.with { $0.laterSceneValueWins = false }, outer: "outer")
    #expect(app.focusedValue("caption") == "left")
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("push") {
          Text("page").focusedSceneValue(\.caption, "page")
        }
        .focusedSceneValue(\.caption, "root")
      }
      .focusedSceneValue(\.caption, "around")
    }
  }

  @Test("F6: a pushed page's scene value wins over those of the pages below and around")
  func navigationDepth() throws {
    let app = AppDriver { Pages() }
    #expect(app.focusedValue("caption") == "around")
    try app.press("push")
    #expect(app.focusedValue("caption") == "page")
  }

  // MARK: - The app in the background

  @Test(
    "F27: the values stay as they are while the app is hidden, and follow again when it is shown")
  func hiddenApp() throws {
    let app = AppDriver.repository()
    try app.menu("hide")
    #expect(app.keyWindow == nil)
    #expect(try app.menuItem("push").isEnabled)
    try app.menu("show-all")
    #expect(app.keyWindow?.number == 1)
    try app.menu("push")
    #expect(app.presented == ["push"])
  }

  @Test("F27, G4: the policy lets a hidden app have no focused values")
  func hiddenAppPolicy() throws {
    let app = AppDriver.repository(.with { $0.hiddenAppKeepsFocusedValues = false })
    try app.menu("hide")
    #expect(try app.menuItem("push").isEnabled == false)
    try app.menu("show-all")
    #expect(try app.menuItem("push").isEnabled)
  }

  @Test("W17, F8: with every window minimised nothing is published")
  func minimised() throws {
    let app = AppDriver.repository()
    try app.minimize(1)
    #expect(app.focusedValue("sheetToShow") == nil)
    #expect(try app.menuItem("push").isEnabled == false)
  }
}

extension FocusedValues {
  @Entry fileprivate var act: (() -> Void)?
}
