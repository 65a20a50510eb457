// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

/// Menus that keep an earlier state, because what they read is invisible to SwiftUI.
///
/// Seen: <https://github.com/CodeEditApp/CodeEdit/issues/1684> (items of an open document),
/// <https://github.com/thdxg/macterm/pull/187> (a shortcut that was changed in the settings),
/// <https://github.com/inseven/reconnect/pull/553> (enablement from a plain object), and
/// <https://github.com/repoprompt/repoprompt-ce/issues/267> (one command declared in two places).
@MainActor @Suite("Case: a menu that reads what is invisible")
struct StaleMenuCase {
  @MainActor
  fileprivate final class PlainDocument {
    var isOpen = false
    var key: KeyEquivalent = "o"
  }

  @Observable @MainActor
  fileprivate final class ObservedDocument {
    var isOpen = false
    var key: KeyEquivalent = "o"
  }

  fileprivate struct DocumentWindow: View {
    let plain: PlainDocument
    let observed: ObservedDocument

    var body: some View {
      Button("Open") {
        plain.isOpen = true
        observed.isOpen = true
      }
      Button("Change Key") {
        plain.key = "k"
        observed.key = "k"
      }
      .focusedSceneValue(\.documentTitle, plain.isOpen ? "Letter" : "Draft")
    }
  }

  fileprivate struct DocumentCommands: Commands {
    let plain: PlainDocument
    let observed: ObservedDocument

    var body: some Commands {
      CommandMenu("Plain") { PlainItem(document: plain) }
      CommandMenu("Observed") { ObservedItem(document: observed) }
      FollowingCommands(document: plain)
      CommandGroup(after: .appInfo) { PlainItem(document: plain) }
      CommandGroup(before: .help) { ObservedItem(document: observed) }
    }
  }

  /// Reads the window's name, so that it is evaluated when another window is key.
  fileprivate struct FollowingCommands: Commands {
    let document: PlainDocument
    @FocusedValue(\.documentTitle) private var title

    var body: some Commands {
      CommandMenu("Following") {
        Button("Save \(title ?? "Nothing")") {}.disabled(!document.isOpen)
      }
    }
  }

  fileprivate struct PlainItem: View {
    let document: PlainDocument
    var body: some View {
      Button("Save Plainly") {}.disabled(!document.isOpen).keyboardShortcut(
        document.key, modifiers: [.command, .option])
    }
  }

  fileprivate struct ObservedItem: View {
    let document: ObservedDocument
    var body: some View {
      Button("Save Observed") {}.disabled(!document.isOpen).keyboardShortcut(
        document.key, modifiers: [.command, .control])
    }
  }

  private struct DocumentApp: App {
    private let plain = PlainDocument()
    private let observed = ObservedDocument()

    var body: some Scene {
      WindowGroup { DocumentWindow(plain: plain, observed: observed) }
        .commands { DocumentCommands(plain: plain, observed: observed) }
    }
  }

  private func enablement(_ app: AppDriver, _ title: String) -> [Bool] {
    app.session.menuBar.allItems.filter { $0.title == title }.map(\.isEnabled)
  }

  @Test("F20: an item that reads a plain object stays as it was")
  func seen() throws {
    let app = AppDriver(DocumentApp())
    try app.press("Open")
    #expect(enablement(app, "Save Plainly") == [false, false])
    try app.press("Change Key")
    #expect(try app.menuItem("Plain", "Save Plainly").shortcut?.key == "o")
  }

  @Test("F19, F20: the earlier state stays until the window was left and entered again")
  func seenUntilReentered() throws {
    let app = AppDriver(DocumentApp())
    try app.press("Open")
    #expect(enablement(app, "Save Draft") == [false])
    try app.menu("new")
    #expect(enablement(app, "Save Letter") == [true])
    try app.makeKey(1)
    #expect(enablement(app, "Save Draft") == [true])
  }

  @Test("F19: an item that reads an observable object changes at once, wherever it stands")
  func wanted() throws {
    let app = AppDriver(DocumentApp())
    try app.press("Open")
    #expect(enablement(app, "Save Observed") == [true, true])
    try app.press("Change Key")
    #expect(try app.menuItem("Observed", "Save Observed").shortcut?.key == "k")
    try app.key("k", [.command, .control])
    #expect(throws: Refusal.self) { try app.key("o", [.command, .control]) }
  }
}

extension FocusedValues {
  @Entry fileprivate var documentTitle: String?
}
