// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Asking before a window closes")
struct DismissalConfirmationTests {
  private struct Draft: View {
    @State private var isDirty = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("edit") { isDirty = true }
      Button("dismiss") { dismiss() }
      Button("dismiss window") { dismissWindow(id: "draft") }
      Button("destroy") {
        withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "draft") }
      }
      .dismissalConfirmationDialog("Discard the draft?", shouldPresent: isDirty) {
        Button("Discard", role: .destructive) {}
        Button("Save") { isDirty = false }
        Button("Keep Editing", role: .cancel) {}
      } message: {
        Text("It is not saved.")
      }
    }
  }

  private func draft() throws -> AppDriver {
    let app = AppDriver(TestApp { WindowGroup("Draft", id: "draft") { Draft() } })
    try app.press("edit")
    return app
  }

  @Test("S33: a window that has nothing to ask about closes at once")
  func closesAtOnce() throws {
    let app = AppDriver(TestApp { WindowGroup("Draft", id: "draft") { Draft() } })
    try app.close(1)
    #expect(app.windows.isEmpty)
  }

  @Test("S33: closing by hand asks first; an action lets the window close")
  func byHand() throws {
    let app = try draft()
    let report = try app.menu("close")
    #expect(report.summary() == ["alert Discard the draft?"])
    #expect(app.alert?.title == "Discard the draft?")
    #expect(app.texts == ["It is not saved."])
    #expect(app.buttons.map(\.label) == ["Discard", "Save", "Keep Editing"])
    #expect(
      try app.press("Discard").summary() == [
        "alert gone Discard the draft?", "closed 1", "key none",
      ])
    #expect(app.windows.isEmpty)
  }

  @Test("S33: the cancel action and Escape keep the window, which asks again the next time")
  func keeping() throws {
    let app = try draft()
    try app.close(1)
    try app.press("Keep Editing")
    #expect(app.windows.count == 1)
    #expect(app.alert == nil)
    try app.close(1)
    try app.pressEscape()
    #expect(app.windows.count == 1)
    #expect(app.alert == nil)
    try app.close(1)
    #expect(app.alert != nil)
    try app.press("Save")
    #expect(app.windows.isEmpty)
  }

  @Test(
    "S33: code that dismisses the window asks as well", arguments: ["dismiss", "dismiss window"])
  func byCode(button: String) throws {
    let app = try draft()
    try app.press(button)
    #expect(app.alert != nil)
    try app.press("Discard")
    #expect(app.windows.isEmpty)
  }

  @Test("S33, S36: the destructive dismiss behaviour does not ask")
  func destructive() throws {
    let app = try draft()
    try app.press("destroy")
    #expect(app.windows.isEmpty)
  }

  private struct Bare: View {
    var body: some View {
      Text("w").dismissalConfirmationDialog("Close?", shouldPresent: true) {
        Button("Close") {}
      }
    }
  }

  @Test("S32, S33: without a cancel action there is a standard one")
  func standardCancel() throws {
    let app = AppDriver { Bare() }
    try app.close(1)
    #expect(app.buttons.map(\.label) == ["Close", "Cancel"])
    try app.press("Cancel")
    #expect(app.windows.count == 1)
  }
}

@MainActor @Suite("Quitting with a dialog open")
struct DialogTerminationTests {
  private struct Alerts: View {
    @State private var plain = false
    @State private var choice = false
    @State private var grave = false
    @State private var destructive = false
    @State private var field = false
    @State private var harmless = false
    @State private var held = false
    @State private var text = ""
    var body: some View {
      Button("plain") { plain = true }.alert("Plain", isPresented: $plain) {}
      Button("choice") { choice = true }
        .confirmationDialog("Choice", isPresented: $choice) { Button("Go") {} }
      Button("grave") { grave = true }
        .alert("Grave", isPresented: $grave) {}
        .dialogSeverity(.critical)
      Button("destructive") { destructive = true }
        .alert("Destructive", isPresented: $destructive) { Button("Erase", role: .destructive) {} }
      Button("field") { field = true }
        .alert("Field", isPresented: $field) {
          TextField("Name", text: $text)
          Button("OK") {}
        }
      Button("harmless") { harmless = true }
        .confirmationDialog("Harmless", isPresented: $harmless) { Button("Go") {} }
        .dialogPreventsAppTermination(false)
      Button("held") { held = true }
        .alert("Held", isPresented: $held) {}
        .dialogPreventsAppTermination(true)
    }
  }

  @Test(
    "S34: an open dialog keeps the app from quitting, unless it has one harmless button or says so",
    arguments: [
      ("plain", true), ("choice", false), ("grave", false), ("destructive", false),
      ("field", false), ("harmless", true), ("held", false),
    ])
  func quitting(dialog: String, quits: Bool) throws {
    let app = AppDriver { Alerts() }
    try app.press(dialog)
    let report = app.session.perform(.chooseMenuItem(.name("quit")))
    #expect(report.isAccepted == quits)
    #expect(app.session.hasQuit == quits)
    if !quits { #expect(report.refusal?.message.contains("has to be answered first") == true) }
  }

  @Test("S34: once the dialog is answered the app quits")
  func afterwards() throws {
    let app = AppDriver { Alerts() }
    try app.press("choice")
    try app.press("Go")
    try app.menu("quit")
    #expect(app.session.hasQuit)
  }
}
