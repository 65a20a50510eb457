// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The line that shows how far an operation has come, at a terminal.
@Suite("Progress")
struct ProgressTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  /// Git's connection tells how far it is and waits for a file before it goes on.
  private func start(_ variables: [String: String] = [:]) throws -> PseudoTerminal {
    let answer =
      "printf 'Receiving objects:  45%% (9/20)\\r' >&2; "
      + "until [ -e '\(shell.home.path("go"))' ]; do sleep 0.1; done; "
      + "git upload-pack '\(folder)'; true"
    let terminal = try shell.terminal(
      [folder], columns: 80,
      ["GIT_SSH_COMMAND": answer, "GIT_SSH_VARIANT": "simple"].merging(variables) { $1 })
    try terminal.wait(forCursorLine: "1 project>")
    return terminal
  }

  private var clone: String { "clone url=ssh://host/x directory=\(shell.home.path("copy"))\r" }

  private func goOn() throws {
    try Data().write(to: URL(fileURLWithPath: shell.home.path("go")))
  }

  /// The row right above the one with the cursor.
  private func above(_ screen: TerminalScreen) -> String {
    screen.row > 0 ? screen.rows[screen.row - 1] : ""
  }

  private func wait(forStatus text: String, at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "“\(text)” above the cursor") { above($0).hasPrefix(text) }
  }

  /// Waits for the form at its second field, whose value may take two rows.
  private func waitForForm(at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the form") { $0.cursorLine.hasSuffix("/copy") }
  }

  /// Starts a clone that goes on while lines are typed.
  private func startInBackground(at terminal: PseudoTerminal) throws {
    try terminal.send(":" + clone)
    try waitForForm(at: terminal)
    try terminal.send(":return\r")
    try wait(forStatus: "Receiving objects 45 %", at: terminal)
  }

  @Test("Phase and percentage are above the prompt, one line that goes when the operation ends")
  func line() throws {
    let terminal = try start()
    try startInBackground(at: terminal)
    try wait(forStatus: "Receiving objects 45 % · 1 s · Ctrl-C cancels", at: terminal)
    #expect(terminal.screen.lines.count { $0.hasPrefix("Receiving objects") } == 1)
    try goOn()
    try terminal.wait(forCursorLine: "2 copy>")
    try terminal.wait(for: "the end of the line") { screen in
      !screen.lines.contains { $0.hasPrefix("Receiving objects") }
    }
  }

  @Test(
    "A line that is being typed stays as it is, and the next prompt has the line above it again")
  func typing() throws {
    let terminal = try start()
    try startInBackground(at: terminal)
    try terminal.send(":windo")
    try terminal.wait(forCursorLine: "1 project [sheet clone]> :windo")
    try wait(forStatus: "Receiving objects 45 % · 1 s", at: terminal)
    try terminal.wait(forCursorLine: "1 project [sheet clone]> :windo")
    try terminal.send("ws\r")
    try terminal.wait(for: "*  1  project")
    try wait(forStatus: "Receiving objects 45 %", at: terminal)
    #expect(terminal.screen.lines.count { $0.hasPrefix("Receiving objects") } == 1)
    try goOn()
    try terminal.wait(forCursorLine: "2 copy>")
  }

  @Test("Ctrl-C on an empty line cancels the operation, and on a typed one only drops the line")
  func cancelInBackground() throws {
    let terminal = try start()
    try startInBackground(at: terminal)
    try terminal.send(":windo")
    try terminal.wait(forCursorLine: "1 project [sheet clone]> :windo")
    try terminal.send("\u{03}")
    try terminal.wait(forCursorLine: "1 project [sheet clone]>")
    try wait(forStatus: "Receiving objects 45 %", at: terminal)
    try terminal.send("\u{03}")
    try terminal.wait(for: "Stopped.")
    try waitForForm(at: terminal)
    #expect(!FileManager.default.fileExists(atPath: shell.home.path("copy")))
  }

  @Test("While a line waits for it the operation is shown and cancelled just so")
  func cancelInForeground() throws {
    let terminal = try start()
    try terminal.send(":" + clone.replacing("clone url", with: "clone! url"))
    try wait(forStatus: "Receiving objects 45 %", at: terminal)
    try terminal.send("\u{03}")
    try terminal.wait(for: "! Stopped.")
    try waitForForm(at: terminal)
    try terminal.wait(for: "the end of the line") { screen in
      !screen.lines.contains { $0.hasPrefix("Receiving objects") }
    }
  }

  @Test("What runs in another window is shown with its number; :wait waits for it")
  func otherWindow() throws {
    let terminal = try start()
    try startInBackground(at: terminal)
    try terminal.send(":new\r")
    try terminal.wait(for: "window 2 is key")
    try wait(forStatus: "window 1: Receiving objects 45 %", at: terminal)
    try terminal.send(":wait\r")
    try terminal.wait(for: "> :wait")
    try goOn()
    try terminal.wait(for: "window 3 opened (repository)")
    try terminal.wait(forCursorLine: "3 copy>")
  }

  @Test("A dumb terminal is told of each phase in a line, and Ctrl-C cancels there, too")
  func dumb() throws {
    let terminal = try start(["TERM": "dumb"])
    try terminal.send(":" + clone.replacing("clone url", with: "clone! url"))
    try terminal.wait(forLine: "Receiving objects …")
    try terminal.send("\u{03}")
    try terminal.wait(for: "! Stopped.")
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("What a window shows anew after an operation is told")
  func news() throws {
    let terminal = try start()
    try terminal.send(":add-change! description='Say hello'\r")
    try terminal.wait(for: "new on window 1: ")
    try terminal.wait(for: "\"Say hello\"")
  }

  @Test("A line of several rows goes below what was above it, and the line above goes")
  func longLine() throws {
    let terminal = try start()
    try startInBackground(at: terminal)
    try terminal.wait(forCursorLine: "1 project [sheet clone]>")
    let line = ":expect text '" + String(repeating: "long 東京 ", count: 15) + "'"
    try terminal.send(line)
    try terminal.wait(for: "the whole line") { $0.cursorLine.hasSuffix("'") }
    try terminal.send("\r")
    try terminal.wait(for: "! Expected the text")
    try wait(forStatus: "Receiving objects 45 %", at: terminal)
    #expect(terminal.screen.lines.count { $0.hasPrefix("Receiving objects") } == 1)
    let rows = terminal.screen.lines
    let first = try #require(rows.firstIndex { $0.contains("> :expect text") })
    #expect(rows[first + 1].contains("long"))
    try goOn()
    try terminal.wait(forCursorLine: "2 copy>")
  }

  @Test(
    "What an operation says in several lines when it fails is told whole, and the rest is counted")
  func longFailure() throws {
    let script = (1...14).map { "echo line \($0) of it >&2; " }.joined() + "exit 1"
    let terminal = try start(["GIT_SSH_COMMAND": script])
    try terminal.send(":" + clone)
    try waitForForm(at: terminal)
    try terminal.send(":return\r")
    try terminal.wait(forLine: "new on sheet clone:")
    try terminal.wait(forLine: "  line 1 of it")
    try terminal.wait(for: "more; :tree shows all")
    try terminal.wait(for: "editor: failed nil → \"line 1 of it\"")
  }
}
