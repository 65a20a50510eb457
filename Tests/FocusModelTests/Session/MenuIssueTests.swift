// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Issues of menus and focused values")
struct MenuIssueTests {
  private struct Reader: Commands {
    @FocusedValue(\.caption) private var caption
    @FocusedValue(\.sheetToShow) private var sheetToShow
    var body: some Commands {
      CommandMenu("Probe") {
        Button("Act") { sheetToShow?.wrappedValue = .clone }
          .disabled(caption == nil)
      }
    }
  }

  private struct Publisher: View {
    @State private var selection: Int?
    @State private var sheet: TestSheet?
    var body: some View {
      Text("window")
        .focusedSceneValue(\.selection, $selection)
        .focusedSceneValue(\.sheetToShow, $sheet.safeBinding(defaultValue: .add))
    }
  }

  private var mismatched: AppDriver {
    AppDriver(TestApp { WindowGroup { Publisher() }.commands { Reader() } })
  }

  @Test("F2: a key that is read and never published is found, with its reader and what to do")
  func neverPublished() throws {
    let found = mismatched.findings.filter { $0.kind == .neverPublished }
    #expect(found.map(\.subject) == ["caption"])
    #expect(found.first?.fact.contains("Reader") == true)
    #expect(found.first?.remedy.contains(".focusedSceneValue(\\.caption") == true)
  }

  @Test("F4: a key that is published and never read is found, with its publisher")
  func neverRead() throws {
    let found = mismatched.findings.filter { $0.kind == .neverRead }
    #expect(found.map(\.subject) == ["selection"])
    #expect(found.first?.fact.contains("Publisher") == true)
  }

  @Test("F2: a key whose publisher has gone was published, so it is not found")
  func publishedOnce() throws {
    let app = AppDriver.repository()
    #expect(try app.menuItem("push").isEnabled)
    try app.close(1)
    #expect(app.findings.isEmpty)
  }

  @Test("F8: findings are no issues: a test may demand that there are none of these")
  func findingsAreNoIssues() {
    let app = mismatched
    #expect(app.findings.count == 2)
    #expect(app.issues.isEmpty)
  }

  // MARK: - Shortcuts

  private struct Rivals: Commands {
    @State private var isFirstOff = false
    let log: Log
    var body: some Commands {
      CommandMenu("Probe") {
        Button("First") { log("first") }.keyboardShortcut("d").disabled(isFirstOff)
        Button("Second") { log("second") }.keyboardShortcut("d")
        Button("Turn off") { isFirstOff = true }
        Button("Quiet") {}.keyboardShortcut("y")
      }
    }
  }

  private func rivals() -> (AppDriver, Log) {
    let log = Log()
    return (AppDriver(TestApp { WindowGroup { Text("w") }.commands { Rivals(log: log) } }), log)
  }

  @Test("M18: two items with one shortcut are found without pressing it")
  func duplicateIsFound() {
    let (app, _) = rivals()
    let found = app.findings.filter { $0.kind == .duplicateShortcut }
    #expect(found.map(\.subject) == ["cmd+d"])
    #expect(found.first?.fact.contains("\"First\" and \"Second\"") == true)
  }

  @Test("M18: pressing a shortcut that two items have is an issue, once")
  func duplicateIsRaised() throws {
    let (app, log) = rivals()
    try app.key("d")
    try app.key("d")
    #expect(log.lines == ["first", "first"])
    #expect(app.issues.map(\.kind) == [.duplicateShortcut])
    #expect(!app.findings.contains { $0.kind == .duplicateShortcut })
  }

  @Test("M19: a disabled item that keeps an enabled one from its shortcut is an issue")
  func shadowed() throws {
    let (app, log) = rivals()
    try app.menu("turn-off")
    #expect(throws: Refusal.self) { try app.key("d") }
    #expect(log.lines.isEmpty)
    #expect(app.issues.map(\.kind) == [.shadowedShortcut])
    #expect(app.issues.first?.fact.contains("\"First\"") == true)
  }

  @Test("M23: a shortcut that a standard item has already is found")
  func standardShortcut() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Text("w") }.commands {
          CommandMenu("Probe") { Button("Wrap") {}.keyboardShortcut("w") }
        }
      })
    let found = app.findings.first { $0.kind == .duplicateShortcut }
    #expect(found?.fact.contains("\"Close\" and \"Wrap\"") == true)
  }

  @Test("M16, M17: a control of the key window that has a menu item's shortcut is found")
  func control() {
    let app = AppDriver(
      TestApp {
        WindowGroup { Button("Here") {}.keyboardShortcut("j") }.commands {
          CommandMenu("Probe") { Button("There") {}.keyboardShortcut("j") }
        }
      })
    let found = app.findings.filter { $0.kind == .shadowedShortcut }
    #expect(found.map(\.subject) == ["cmd+j"])
    #expect(found.first?.fact.contains("presses \"Here\" in window 1") == true)
  }

  @Test("Every kind of issue has a stable code and a rule")
  func codes() {
    let kinds = RuntimeIssue.Kind.allCases
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
    #expect(kinds.allSatisfy { $0.rule.first.map("BFMSWE".contains) ?? false })
  }
}
