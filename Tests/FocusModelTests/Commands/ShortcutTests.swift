// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Keyboard shortcuts")
struct ShortcutTests {
  private struct Window: View {
    let log: Log
    @State private var isUp = false
    @State private var isShown = true
    var body: some View {
      Button("Show") { isUp = true }
      Button("Hide") { isShown = false }
      Button("In window") { log("window") }.keyboardShortcut("w", modifiers: [.command, .shift])
      if isShown { Button("Passing") { log("passing") }.keyboardShortcut("p") }
      Button("Off") { log("off") }.keyboardShortcut("k").disabled(true)
      Button("On") { log("on") }.keyboardShortcut("k")
      Text("w")
        .sheet(isPresented: $isUp) {
          Button("In sheet") { log("sheet") }.keyboardShortcut("j")
        }
    }
  }

  private struct Menus: Commands {
    let log: Log
    var body: some Commands {
      CommandMenu("Probe") {
        Button("Menu J") { log("menu j") }.keyboardShortcut("j")
        Button("First") { log("first") }.keyboardShortcut("d")
        Button("Second") { log("second") }.keyboardShortcut("d")
        Button("Shadow") { log("shadow") }.keyboardShortcut("e").disabled(true)
        Button("Shadowed") { log("shadowed") }.keyboardShortcut("e")
        Button("Upper") { log("upper") }.keyboardShortcut("U")
        Group {
          Button("Grouped") { log("grouped") }
          Button("Inner wins") { log("inner") }.keyboardShortcut("i")
          Button("Taken away") { log("taken") }.keyboardShortcut(nil)
        }
        .keyboardShortcut("g")
      }
    }
  }

  private func app(_ policies: Policies = Policies()) -> (AppDriver, Log) {
    let log = Log()
    let app = AppDriver(
      TestApp { WindowGroup { Window(log: log) }.commands { Menus(log: log) } },
      policies: policies)
    return (app, log)
  }

  @Test("M16, M17: the key sheet is searched first, then its window, then the menus")
  func searchOrder() throws {
    let (app, log) = app()
    try app.key("j")
    #expect(log.take() == ["menu j"])
    try app.press("Show")
    try app.key("j")
    #expect(log.take() == ["sheet"])
    try app.key("w", [.command, .shift])
    #expect(log.take() == ["window"])
  }

  @Test("M16: the windows that are not key are never searched")
  func otherWindows() throws {
    let (app, log) = app()
    try app.menu("new")
    try app.press("Hide")
    #expect(throws: Refusal.self) { try app.key("p") }
    try app.makeKey(1)
    try app.key("p")
    #expect(log.lines == ["passing"])
  }

  @Test("M18: of two items with one shortcut the first declared fires, and both show it")
  func duplicates() throws {
    let (app, log) = app()
    try app.key("d")
    #expect(log.lines == ["first"])
    #expect(try app.menuItem("second").shortcut == KeyboardShortcut("d"))
  }

  @Test("M19: in a view a disabled control is passed over")
  func disabledInView() throws {
    let (app, log) = app()
    try app.key("k")
    #expect(log.lines == ["on"])
  }

  @Test("M19: in the menus a disabled item keeps a later one from having the shortcut")
  func disabledInMenu() throws {
    let (app, log) = app()
    let refusal = #expect(throws: Refusal.self) { try app.key("e") }
    #expect(refusal?.code == .disabled)
    #expect(log.lines.isEmpty)
  }

  @Test("M19, G6: the policy passes a disabled menu item over")
  func disabledInMenuPolicy() throws {
    let (app, log) = app(.with { $0.disabledItemShadowsShortcut = false })
    try app.key("e")
    #expect(log.lines == ["shadowed"])
  }

  @Test("M15: an upper-case key implies Shift")
  func upperCase() throws {
    let (app, log) = app()
    try app.key("u", [.command, .shift])
    #expect(log.lines == ["upper"])
    #expect(try app.menuItem("upper").shortcut?.described == "cmd+shift+u")
  }

  @Test(
    "M15: a shortcut on a container reaches every button in it, the innermost counts, nil takes it away"
  )
  func containers() throws {
    let (app, log) = app()
    #expect(try app.menuItem("grouped").shortcut == KeyboardShortcut("g"))
    #expect(try app.menuItem("inner-wins").shortcut == KeyboardShortcut("i"))
    #expect(try app.menuItem("taken-away").shortcut == nil)
    try app.key("i")
    #expect(log.lines == ["inner"])
  }

  @Test("M21: a shortcut of a view exists only while the view does")
  func viewShortcutLife() throws {
    let (app, log) = app()
    try app.key("p")
    try app.press("Hide")
    #expect(throws: Refusal.self) { try app.key("p") }
    #expect(log.lines == ["passing"])
  }

  @Test("M23: built-in items own their shortcuts")
  func builtIn() throws {
    let (app, _) = app()
    try app.key("n")
    #expect(app.windowNumbers == [2, 1])
    try app.key("m")
    #expect(app.keyWindow?.number == 1)
    try app.key("w")
    #expect(app.windowNumbers == [2])
  }

  private struct ShortcutOnSheetOwner: View {
    let log: Log
    @State private var isUp = false
    var body: some View {
      Button("Owner") { isUp = true }
        .sheet(isPresented: $isUp) { Button("In sheet") { log("sheet") } }
        .keyboardShortcut("o")
    }
  }

  @Test("A shortcut around the button that owns a sheet is not that of the sheet's buttons")
  func shortcutStaysOutside() throws {
    let log = Log()
    let app = AppDriver { ShortcutOnSheetOwner(log: log) }
    try app.key("o")
    #expect(app.sheet != nil)
    try app.key("o")
    #expect(log.lines.isEmpty)
  }

  @Test("An unknown key is refused by its written form")
  func unknownKey() throws {
    let (app, _) = app()
    let refusal = #expect(throws: Refusal.self) { try app.key("y", [.command, .option]) }
    #expect(refusal?.code == .unknown)
    #expect(refusal?.message.contains("cmd+opt+y") == true)
  }
}
