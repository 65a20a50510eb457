// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Dismissal")
struct DismissTests {
  private struct Presenter: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var isUp = false
    var body: some View {
      Button("show") { isUp = true }
      Button("dismiss here") { dismiss() }
      Text("window \(isPresented)")
        .sheet(isPresented: $isUp) {
          Text("sheet")
          Button("presenter's dismiss") { dismiss() }
          Inner()
        }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("inner \(isPresented)")
      Button("own dismiss") { dismiss() }
    }
  }

  @Test("S22: dismiss acts where it was declared: in the sheet's content it ends the sheet")
  func ownDismiss() throws {
    let app = AppDriver { Presenter() }
    try app.press("show")
    try app.press("own dismiss")
    #expect(app.sheet == nil)
    #expect(app.windowNumbers == [1])
  }

  @Test("S22, W6: declared in a window's root and used inside the sheet, it closes the window")
  func presentersDismiss() throws {
    let app = AppDriver { Presenter() }
    try app.press("show")
    try app.press("presenter's dismiss")
    #expect(app.windows.isEmpty)
  }

  @Test("W6: dismiss in a window's content closes the window")
  func windowDismiss() throws {
    let app = AppDriver { Presenter() }
    try app.menu("new")
    try app.press("dismiss here")
    #expect(app.windowNumbers == [1])
  }

  @Test("S23: isPresented tells a sheet from a window")
  func isPresented() throws {
    let app = AppDriver { Presenter() }
    #expect(app.texts == ["window false"])
    try app.press("show")
    #expect(app.texts == ["sheet", "inner true"])
  }

  private struct MenuDismiss: Commands {
    @Environment(\.dismiss) private var dismiss
    var body: some Commands {
      CommandMenu("Probe") { Button("Dismiss") { dismiss() } }
    }
  }

  @Test("S23: dismiss where nothing is presented, in a menu, does nothing")
  func menuDismiss() throws {
    let app = AppDriver(TestApp { WindowGroup { Text("w") }.commands { MenuDismiss() } })
    try app.menu("dismiss")
    #expect(app.windowNumbers == [1])
  }

  // MARK: - Escape and Return

  private struct KeySheet: View {
    let log: Log
    var cancelIsDisabled = false
    var hasCancel = false
    var hasExit = false
    var isInteractiveDisabled = false
    @State private var isUp = true
    @State private var text = ""
    var body: some View {
      Text("window").sheet(isPresented: $isUp, onDismiss: { log("gone") }) {
        VStack {
          TextField("Field", text: $text).onSubmit { log("submit") }
          if hasCancel {
            Button("Cancel") { log("cancel") }
              .keyboardShortcut(.cancelAction).disabled(cancelIsDisabled)
          }
          Button("Code") { isUp = false }
        }
        .onExitCommand(perform: hasExit ? { log("exit") } : nil)
        .interactiveDismissDisabled(isInteractiveDisabled)
      }
    }
  }

  @Test("S26: Escape presses the enabled control with the cancel shortcut, before anything else")
  func escapeCancel() throws {
    let log = Log()
    let app = AppDriver { KeySheet(log: log, hasCancel: true, hasExit: true) }
    try app.pressEscape()
    #expect(log.lines == ["cancel"])
    #expect(app.sheet != nil)
  }

  @Test("S26, S29: with the cancel control disabled the exit command still runs")
  func escapeExit() throws {
    let log = Log()
    let app = AppDriver {
      KeySheet(log: log, cancelIsDisabled: true, hasCancel: true, hasExit: true)
    }
    try app.pressEscape()
    #expect(log.lines == ["exit"])
  }

  @Test("S26: without either, Escape ends the sheet")
  func escapeDefault() throws {
    let log = Log()
    let app = AppDriver { KeySheet(log: log) }
    try app.pressEscape()
    #expect(app.sheet == nil)
    #expect(log.lines == ["gone"])
  }

  @Test("S26, G12: the policy keeps Escape from ending a plain sheet")
  func escapePolicy() throws {
    let app = AppDriver(.with { $0.escapeDismissesSheet = false }) { KeySheet(log: Log()) }
    let refusal = #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(refusal?.code == .blocked)
    #expect(app.sheet != nil)
  }

  @Test("S25: interactiveDismissDisabled blocks Escape and not the app's own dismissal")
  func interactiveDismissDisabled() throws {
    let app = AppDriver { KeySheet(log: Log(), isInteractiveDisabled: true) }
    #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(app.sheet != nil)
    try app.press("Code")
    #expect(app.sheet == nil)
  }

  @Test("S25: a cancel control still takes Escape then")
  func interactiveDismissDisabledWithCancel() throws {
    let log = Log()
    let app = AppDriver { KeySheet(log: log, hasCancel: true, isInteractiveDisabled: true) }
    try app.pressEscape()
    #expect(log.lines == ["cancel"])
  }

  @Test("Escape in a window without a sheet is refused")
  func escapeInWindow() throws {
    let app = AppDriver { Text("w") }
    let refusal = #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(refusal?.code == .notFound)
  }

  private struct Defaults: View {
    let log: Log
    @State private var text = ""
    var body: some View {
      TextField("Field", text: $text).onSubmit { log("submit") }
      Button("Go") { log("go") }.keyboardShortcut(.defaultAction).disabled(text.isEmpty)
    }
  }

  @Test("S27: Return presses the button with the default shortcut; disabled, it is refused")
  func defaultAction() throws {
    let log = Log()
    let app = AppDriver { Defaults(log: log) }
    let refusal = #expect(throws: Refusal.self) { try app.pressReturn() }
    #expect(refusal?.code == .disabled)
    try app.set("Field", to: "x")
    try app.pressReturn()
    #expect(log.lines == ["go"])
    #expect(try app.element("Go").action == .default)
  }

  @Test("Return in a field without a default button submits it")
  func returnSubmits() throws {
    let log = Log()
    let app = AppDriver { KeySheet(log: log) }
    try app.pressReturn()
    #expect(log.lines == ["submit"])
  }

  private struct PlacedSheet: View {
    let log: Log
    @State private var isUp = true
    var body: some View {
      Text("window").sheet(isPresented: $isUp) {
        Text("sheet").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") { log("save") } }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancel") } }
        }
      }
    }
  }

  @Test("S28: toolbar placements take neither Return nor Escape")
  func placements() throws {
    let log = Log()
    let app = AppDriver { PlacedSheet(log: log) }
    #expect(throws: Refusal.self) { try app.pressReturn() }
    try app.pressEscape()
    #expect(log.lines.isEmpty)
    #expect(app.sheet == nil)
  }

  @Test("S28: the policy gives them both keys")
  func placementsPolicy() throws {
    let log = Log()
    let app = AppDriver(.with { $0.toolbarPlacementsTakeKeys = true }) { PlacedSheet(log: log) }
    try app.pressReturn()
    try app.pressEscape()
    #expect(log.lines == ["save", "cancel"])
    #expect(app.sheet != nil)
  }
}
