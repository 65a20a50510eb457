// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import Testing

/// Forms of alerts, dialogs, changes and focus that SwiftUI has; that they compile is most of the test.
@MainActor @Suite("Forms of dialogs")
struct DialogFormTests {
  private struct Failed: LocalizedError {
    var errorDescription: String? { "Failed" }
  }

  private struct Asking: View {
    let title = "Title"
    let error: Failed? = nil
    @State private var isUp = false
    @State private var item: TestSheet?
    @State private var isSuppressed = false

    var body: some View {
      Text("suppressed \(isSuppressed)")
      Button("ask") { isUp = true }
        .confirmationDialog(title, isPresented: $isUp, titleVisibility: .visible) {
          Button("Go") {}
        }
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      alerts
      dialogs
    }

    @ViewBuilder private var alerts: some View {
      Text("a").alert(title, isPresented: .constant(false), presenting: item) { _ in
      } message: {
        Text($0.rawValue)
      }
      Text("b").alert(Text(title), isPresented: .constant(false), presenting: item) { _ in }
      Text("c").alert(isPresented: .constant(false), error: error) { Button("OK") {} }
      Text("d").alert(isPresented: .constant(false), error: error) { _ in
      } message: { _ in
        Text("m")
      }
      Text("e").alert(item: $item) { Alert(title: Text($0.rawValue)) }
    }

    @ViewBuilder private var dialogs: some View {
      Text("f").confirmationDialog(
        "Key", isPresented: .constant(false), titleVisibility: .hidden, presenting: item
      ) { _ in
      } message: { _ in
        Text("m")
      }
      Text("g").dismissalConfirmationDialog(title, shouldPresent: false) {
        Button("Go") {}
      } message: {
        Text("m")
      }
      Text("h").dismissalConfirmationDialog(Text("Text"), shouldPresent: false) { Button("Go") {} }
      Text("i").onChange(of: isUp) {}.onChange(of: isUp, initial: true) { _, _ in }
        .onChange(of: isUp, perform: { _ in })
      Text("j").dialogSuppressionToggle("Key", isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(title, isSuppressed: $isSuppressed)
    }
  }

  @Test("S32: a dialog may have a toggle with which a person asks not to see it again")
  func suppression() throws {
    let app = AppDriver { Asking() }
    try app.press("ask")
    try app.toggle("Don’t ask again")
    try app.press("Go")
    #expect(app.texts.first == "suppressed true")
  }

  @Test("M15: a shortcut may be taken away, and how it is localised makes no difference")
  func shortcuts() throws {
    let log = Log()
    let app = AppDriver {
      Button("a") { log("a") }.keyboardShortcut(nil).keyboardShortcut("k")
      Button("b") { log("b") }
        .keyboardShortcut("k", modifiers: [.command, .shift], localization: .custom)
    }
    #expect(throws: Refusal.self) { try app.key("k") }
    try app.key("K")
    #expect(log.lines == ["b"])
  }
}
