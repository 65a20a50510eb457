// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Controls")
struct ControlTests {
  private struct Everything: View {
    let log: Log
    @State private var text = ""
    @State private var secret = ""
    @State private var isOn = false
    @State private var choice = 1
    @State private var isLocked = false
    var body: some View {
      VStack {
        Form {
          TextField("Name", text: $text).onSubmit { log("submit \(text)") }
          SecureField("Password", text: $secret)
          Toggle("Loud", isOn: $isOn)
          Picker("Size", selection: $choice) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          Button("Go") { log("go") }
        }
        .disabled(isLocked)
        Button("Lock") { isLocked.toggle() }.accessibilityIdentifier("lock-button")
        Text("tap me").onTapGesture { log("tap") }
        Button("Twice") { log("first") }
        Button("Twice") { log("second") }
        Text("\(secret.count) \(isOn) \(choice)")
      }
    }
  }

  private func everything() -> (AppDriver, Log) {
    let log = Log()
    return (AppDriver { Everything(log: log) }, log)
  }

  @Test("Controls are found by label and do what a person would do with them")
  func using() throws {
    let (app, log) = everything()
    try app.set("name", to: "Ann")
    try app.set("Password", to: "abc")
    try app.toggle("Loud")
    try app.pick("Size", "large")
    try app.press("Go")
    try app.press("tap me")
    #expect(try app.value(of: "Name") == "Ann")
    #expect(try app.value(of: "Size") == "Large")
    #expect(try app.value(of: "Loud") == "on")
    #expect(app.texts.last == "3 true 2")
    #expect(log.lines == ["go", "tap"])
  }

  @Test("The text of a secure field is never shown")
  func secureField() throws {
    let (app, _) = everything()
    try app.set("Password", to: "abc")
    #expect(try app.element("Password", .secureField).value == nil)
  }

  @Test("An accessibility identifier names a control, and a number tells equal labels apart")
  func naming() throws {
    let (app, log) = everything()
    try app.press("Twice", number: 2)
    try app.press("lock-button")
    #expect(log.lines == ["second"])
    #expect(try app.isEnabled("Go") == false)
  }

  @Test("A disabled control refuses, and a disabled ancestor counts")
  func disabled() throws {
    let (app, log) = everything()
    try app.press("Lock")
    let refusal = #expect(throws: Refusal.self) { try app.press("Go") }
    #expect(refusal?.code == .disabled)
    #expect(throws: Refusal.self) { try app.set("Name", to: "x") }
    #expect(log.lines.isEmpty)
  }

  @Test("A field that is disabled while it has keyboard focus takes no text, keys or Return")
  func disabledFocusedField() throws {
    let (app, log) = everything()
    try app.set("Name", to: "Ann")
    try app.press("Lock")
    #expect(app.focusedField?.label == "Name")
    let typing = #expect(throws: Refusal.self) { try app.type("other") }
    #expect(typing?.code == .disabled)
    #expect(typing?.message == "\"Name\" is disabled now.")
    for key in ["a", .delete, .leftArrow] as [KeyEquivalent] {
      let refusal = #expect(throws: Refusal.self) { try app.key(key, []) }
      #expect(refusal?.code == .disabled)
    }
    let submission = #expect(throws: Refusal.self) { try app.pressReturn() }
    #expect(submission?.code == .disabled)
    let paste = #expect(throws: Refusal.self) { try app.menu("paste") }
    #expect(
      paste?.message
        == "\"Paste\" is disabled now: no field that can be edited has keyboard focus.")
    #expect(try app.value(of: "Name") == "Ann")
    #expect(log.lines.isEmpty)
    try app.press("Lock")
    try app.type("Bea")
    #expect(log.lines == ["submit Bea"])
  }

  @Test("A control that is not there is refused with the labels that are")
  func notFound() throws {
    let (app, _) = everything()
    let refusal = #expect(throws: Refusal.self) { try app.press("Gone") }
    #expect(refusal?.code == .notFound)
    #expect(refusal?.candidates.contains("Go") == true)
    let pick = #expect(throws: Refusal.self) { try app.pick("Size", "Huge") }
    #expect(pick?.candidates == ["Small", "Large"])
  }

  @Test("A control that takes another action is refused with what it is and what to do")
  func unfit() throws {
    let (app, _) = everything()
    let set = #expect(throws: Refusal.self) { try app.set("Loud", to: "on") }
    #expect(set?.message == "\"Loud\" is a toggle; toggle it instead.")
    let toggle = #expect(throws: Refusal.self) { try app.toggle("Name") }
    #expect(toggle?.message == "\"Name\" is a field; give it a text instead.")
    let press = #expect(throws: Refusal.self) { try app.press("Size") }
    #expect(press?.message == "\"Size\" is a picker; pick one of its choices instead.")
    #expect(press?.candidates == ["Small", "Large"])
    let pick = #expect(throws: Refusal.self) { try app.pick("Go", "Small") }
    #expect(pick?.message == "\"Go\" is a button; press it instead.")
  }

  @Test("Keys without a modifier type into the focused field, and Delete takes the last character")
  func typingKeys() throws {
    let (app, _) = everything()
    for key in ["a", "B", " ", "é"] as [KeyEquivalent] { try app.key(key, []) }
    try app.key("c", .shift)
    #expect(try app.value(of: "Name") == "aB éC")
    try app.key(.delete, [])
    try app.key(.leftArrow, [])
    #expect(try app.value(of: "Name") == "aB é")
    try app.menu("select-all")
    try app.key("x", [])
    #expect(try app.value(of: "Name") == "x")
    #expect(throws: Refusal.self) { try app.key("x", .control) }
    #expect(throws: Refusal.self) { try app.key("\u{F704}", []) }
    #expect(try app.value(of: "Name") == "x")
  }

  @Test("Function keys have names")
  func functionKeys() {
    #expect(KeyboardShortcut("\u{F704}", modifiers: []).described == "f1")
    #expect(KeyboardShortcut("\u{F717}").described == "cmd+f20")
    #expect(KeyboardShortcut("\u{F728}", modifiers: []).described == "forwarddelete")
  }

  @Test("Typing goes to the focused field, submits it and moves focus on, around the end")
  func typing() throws {
    let (app, log) = everything()
    #expect(app.focusedField?.label == "Name")
    try app.type("Ann")
    #expect(log.lines == ["submit Ann"])
    #expect(app.focusedField?.label == "Password")
    try app.type("abc")
    #expect(app.focusedField?.label == "Name")
  }

  @Test("Tab and Shift-Tab move keyboard focus; a disabled field is passed over")
  func tabbing() throws {
    let (app, _) = everything()
    try app.key(.tab, [])
    #expect(app.focusedField?.label == "Password")
    try app.key(.tab, .shift)
    #expect(app.focusedField?.label == "Name")
    try app.press("Lock")
    let refusal = #expect(throws: Refusal.self) { try app.key(.tab, []) }
    #expect(refusal?.code == .noFocus)
  }

  @Test("A report of a write by a control names the property behind its binding")
  func writeReport() throws {
    let (app, _) = everything()
    let report = try app.toggle("Loud")
    #expect(report.summary(writes: true) == ["Everything.isOn: false → true"])
  }

  private struct Toolbars: View {
    let log: Log
    var body: some View {
      Text("content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") { log("save") } }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancel") } }
        ToolbarItem(placement: .destructiveAction) { Button("Delete") { log("delete") } }
        ToolbarItemGroup { Button("Plain") { log("plain") } }
      }
    }
  }

  @Test("S28: toolbar items can be pressed, and their place says what they do")
  func toolbar() throws {
    let log = Log()
    let app = AppDriver { Toolbars(log: log) }
    #expect(try app.element("Save").action == .default)
    #expect(try app.element("Cancel").action == .cancel)
    #expect(try app.element("Delete").action == .destructive)
    #expect(try app.element("Plain").action == nil)
    try app.press("Save")
    #expect(log.lines == ["save"])
    #expect(app.content.all(.toolbar).count == 1)
  }
}
