// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A context menu behind a sheet that is always up.
///
/// Seen: <https://github.com/feedback-assistant/reports/issues/47>: the content behind took no clicks, and
/// its context menu still opened. The model blocks both, as was wanted there, unless the policy says
/// otherwise.
@MainActor @Suite("Case: a context menu behind a sheet")
struct ContextMenuBehindSheetCase {
  fileprivate struct LockedWindow: View {
    @State private var copies = 0

    var body: some View {
      Text("copied \(copies)")
        .contextMenu { Button("Copy Row") { copies += 1 } }
      Button("Plain Copy") { copies += 1 }
        .sheet(isPresented: .constant(true)) { Text("locked") }
    }
  }

  private struct LockedApp: App {
    var body: some Scene { WindowGroup { LockedWindow() } }
  }

  @Test(
    "S40: with the policy, the context menu behind the sheet opens, and nothing else there does")
  func seen() throws {
    var policies = Policies()
    policies.contextMenusOpenBehindSheets = true
    let app = AppDriver(LockedApp(), policies: policies)
    try app.press("Copy Row")
    #expect(app.windows.first?.content.texts == ["copied 1"])
    #expect(throws: Refusal.self) { try app.press("Plain Copy") }
  }

  @Test("S40: what stands behind the sheet is blocked, its context menu too")
  func wanted() throws {
    let app = AppDriver(LockedApp())
    let refusal = #expect(throws: Refusal.self) { try app.press("Copy Row") }
    #expect(refusal?.code == .blocked)
    #expect(app.windows.first?.content.texts == ["copied 0"])
  }

  @Test("B8: a sheet on a constant stays, whatever its user does")
  func constantFlag() throws {
    let app = AppDriver(LockedApp())
    try app.pressEscape()
    #expect(app.texts == ["locked"])
    #expect(app.findings.map(\.kind) == [.noWayOut])
  }
}
