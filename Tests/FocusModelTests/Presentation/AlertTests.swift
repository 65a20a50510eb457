// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Alerts and confirmation dialogs")
struct AlertTests {
  private struct Alerting: View {
    let log: Log
    @State private var isUp = false
    @State private var text = ""
    @State private var isPlainUp = false
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("warn") { isUp = true }
        Button("plain") { isPlainUp = true }
      }
      .alert("Delete it?", isPresented: $isUp) {
        TextField("Reason", text: $text)
        Toggle("Really", isOn: $isOn)
        Button("Delete", role: .destructive) { log("delete \(isUp)") }
        Button("Keep", role: .cancel) { log("keep") }
      } message: {
        Text("It cannot be undone.")
      }
      .alert("Plain", isPresented: $isPlainUp) {}
    }
  }

  private func alerting() -> (AppDriver, Log) {
    let log = Log()
    return (AppDriver { Alerting(log: log) }, log)
  }

  @Test("S30: an alert shows its title, message and actions, each with its role")
  func content() throws {
    let (app, _) = alerting()
    let report = try app.press("warn")
    #expect(report.summary().last == "alert Delete it?")
    #expect(app.alert?.title == "Delete it?")
    #expect(app.alert?.kind == .alert)
    #expect(app.sheet == nil)
    #expect(app.texts == ["It cannot be undone."])
    #expect(app.buttons.map(\.label) == ["Delete", "Keep"])
    #expect(app.buttons.map(\.action) == [.destructive, .cancel])
  }

  @Test("S30: any action ends the alert, after it has run")
  func actionEnds() throws {
    let (app, log) = alerting()
    try app.press("warn")
    let report = try app.press("Delete")
    #expect(log.lines == ["delete true"])
    #expect(app.alert == nil)
    #expect(report.summary().last == "alert gone Delete it?")
  }

  @Test("S30: filling in a field or flipping a toggle does not end it")
  func otherControls() throws {
    let (app, _) = alerting()
    try app.press("warn")
    try app.set("Reason", to: "old")
    try app.toggle("Really")
    try app.press("Really")
    #expect(app.alert != nil)
  }

  @Test("S30: without actions there is a standard OK, which Return presses")
  func standardOK() throws {
    let (app, _) = alerting()
    try app.press("plain")
    #expect(app.buttons.map(\.label) == ["OK"])
    #expect(app.buttons.map(\.action) == [.default])
    try app.pressReturn()
    #expect(app.alert == nil)
  }

  @Test("S30: Escape presses the cancel button")
  func escape() throws {
    let (app, log) = alerting()
    try app.press("warn")
    try app.pressEscape()
    #expect(log.lines == ["keep"])
    #expect(app.alert == nil)
  }

  private struct About: View {
    let log: Log
    @State private var isUp = false
    @State private var data: String?
    @State private var other = 0
    var body: some View {
      VStack {
        Button("flag only") { isUp = true }
        Button("with data") {
          data = "first"
          isUp = true
        }
      }
      .alert("About", isPresented: $isUp, presenting: data) { data in
        Button("Use \(data)") { log("used \(data)") }
        Toggle(
          "Change", isOn: Binding(get: { false }) { _ in self.data = "second" })
        Toggle("Clear", isOn: Binding(get: { false }) { _ in self.data = nil })
        Toggle("Count", isOn: Binding(get: { false }) { _ in other += 1 })
      } message: { data in
        Text("message \(data) \(other)")
      }
    }
  }

  @Test("S31: an alert about data needs both the flag and the data")
  func needsData() throws {
    let app = AppDriver { About(log: Log()) }
    try app.press("flag only")
    #expect(app.alert == nil)
    try app.press("with data")
    #expect(app.texts == ["message first 0"])
  }

  @Test("S31: other data, or none, while it is up is ignored; what else it shows stays current")
  func dataIsKept() throws {
    let log = Log()
    let app = AppDriver { About(log: log) }
    try app.press("with data")
    try app.toggle("Count")
    #expect(app.texts == ["message first 1"])
    try app.toggle("Change")
    #expect(app.texts == ["message first 1"])
    try app.toggle("Clear")
    #expect(app.texts == ["message first 1"])
    try app.press("Use first")
    #expect(log.lines == ["used first"])
    #expect(app.alert == nil)
  }

  private struct Dialogs: View {
    let log: Log
    var hasCancel = false
    @State private var isUp = false
    @State private var cancelComes = false
    var body: some View {
      Button("ask") { isUp = true }
        .confirmationDialog("Which?", isPresented: $isUp) {
          Button("One") { log("one") }
          Button("Two", role: .destructive) { log("two") }
          Toggle("Cancel comes", isOn: $cancelComes)
          if hasCancel || cancelComes { Button("Never mind", role: .cancel) { log("never") } }
        }
    }
  }

  @Test("S32: a dialog has a standard Cancel and ends with any action")
  func dialog() throws {
    let log = Log()
    let app = AppDriver { Dialogs(log: log) }
    try app.press("ask")
    #expect(app.alert?.kind == .confirmationDialog)
    #expect(app.buttons.map(\.label) == ["One", "Two", "Cancel"])
    try app.press("One")
    #expect(app.alert == nil)
    try app.press("ask")
    try app.press("Cancel")
    #expect(app.alert == nil)
    #expect(log.lines == ["one"])
  }

  @Test(
    "S32: a cancel button of its own takes the place of the standard one, also when it comes later")
  func ownCancel() throws {
    let log = Log()
    let app = AppDriver { Dialogs(log: log, hasCancel: true) }
    try app.press("ask")
    #expect(app.buttons.map(\.label) == ["One", "Two", "Never mind"])
    try app.pressEscape()
    #expect(log.lines == ["never"])
    let later = AppDriver { Dialogs(log: log) }
    try later.press("ask")
    try later.toggle("Cancel comes")
    #expect(later.buttons.map(\.label) == ["One", "Two", "Never mind"])
  }

  private struct OverSheet: View {
    let isInside: Bool
    @State private var isSheetUp = true
    @State private var isAlertUp = false
    var body: some View {
      Text("window")
        .alert("Outside", isPresented: isInside ? .constant(false) : $isAlertUp) {}
        .sheet(isPresented: $isSheetUp) {
          VStack {
            Button("fail") { isAlertUp = true }
            Button("end") { isSheetUp = false }
            Button("fail and end") {
              isAlertUp = true
              isSheetUp = false
            }
          }
          .alert("Inside", isPresented: isInside ? $isAlertUp : .constant(false)) {}
        }
    }
  }

  @Test("S35: an alert attached inside the sheet comes up over it")
  func insideSheet() throws {
    let app = AppDriver { OverSheet(isInside: true) }
    try app.press("fail")
    #expect(app.alert?.title == "Inside")
    #expect(app.sheet != nil)
    try app.press("OK")
    #expect(app.alert == nil)
    #expect(app.sheet != nil)
  }

  @Test("S15: an alert on a sheet that ends goes with it, and its flag is reset")
  func alertOnDyingSheet() throws {
    let app = AppDriver { OverSheet(isInside: true) }
    try app.press("fail and end")
    #expect(app.presented.isEmpty)
  }

  @Test("S35, S20: an alert of the window waits for the sheet, or comes up as the sheet ends")
  func outsideSheet() throws {
    let app = AppDriver { OverSheet(isInside: false) }
    try app.press("fail and end")
    #expect(app.presented == ["Outside"])
    let waiting = AppDriver { OverSheet(isInside: false) }
    try waiting.press("fail")
    #expect(waiting.alert == nil)
    #expect(waiting.brokenRules == ["S11"])
    try waiting.press("end")
    #expect(waiting.alert?.title == "Outside")
  }
}
