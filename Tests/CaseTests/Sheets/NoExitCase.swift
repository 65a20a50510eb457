// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A sheet without a button that ends it.
///
/// Seen: <https://github.com/alexrozanski/LlamaChat/issues/7>: only Escape led out, which nobody found.
@MainActor @Suite("Case: a sheet without a visible way out")
struct NoExitCase {
  fileprivate struct FirstStart: View {
    let hasCancel: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var source = ""

    var body: some View {
      Form {
        TextField("Source", text: $source)
        Button("Continue") {}.disabled(source.isEmpty)
        if hasCancel {
          Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        }
      }
    }
  }

  fileprivate struct ChatWindow: View {
    let hasCancel: Bool
    @State private var isFirstStart = true

    var body: some View {
      Text("chats").sheet(isPresented: $isFirstStart) { FirstStart(hasCancel: hasCancel) }
    }
  }

  private struct ChatApp: App {
    var hasCancel = false
    var body: some Scene { WindowGroup { ChatWindow(hasCancel: hasCancel) } }
  }

  private var strict: Policies {
    var policies = Policies()
    policies.escapeDismissesSheet = false
    return policies
  }

  @Test("S26: no enabled button is there, and Escape alone leads out")
  func seen() throws {
    let app = AppDriver(ChatApp())
    #expect(app.buttons.filter(\.isEnabled).isEmpty)
    try app.pressEscape()
    #expect(app.sheet == nil)
  }

  @Test("S26, G12: where Escape does not end a plain sheet, there is no way out at all")
  func strictlySeen() throws {
    let app = AppDriver(ChatApp(), policies: strict)
    #expect(app.findings.map(\.kind) == [.noWayOut])
    #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(app.sheet != nil)
  }

  @Test("S27: a Cancel button is a way out in either case, by hand and by Escape")
  func wanted() throws {
    for policies in [Policies(), strict] {
      let pressed = AppDriver(ChatApp(hasCancel: true), policies: policies)
      try pressed.press("Cancel")
      #expect(pressed.sheet == nil)
      let escaped = AppDriver(ChatApp(hasCancel: true), policies: policies)
      try escaped.pressEscape()
      #expect(escaped.sheet == nil)
    }
  }
}
