// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The built executable on a real pseudo-terminal, as a person types.
@Suite("At a terminal")
struct KeyboardTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func start() throws -> PseudoTerminal {
    let environment = shell.environment.merging([
      "TERM": "xterm", "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]) { $1 }
    return try PseudoTerminal(
      FocusShell.path, arguments: ["--no-init", folder], environment: environment, columns: 100)
  }

  @Test(
    "Tab completes a command, Up brings it back to be edited, Ctrl-D ends, and the terminal is as before"
  )
  func session() throws {
    let terminal = try start()
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":cl")
    try terminal.send("\t")
    try terminal.wait(forCursorLine: "1 project> :clo")
    try terminal.send("n\t\r")
    try terminal.wait(for: "sheet clone is up on window 1")
    try terminal.wait(forCursorLine: "1 project [sheet clone] URL>")
    try terminal.send(":escape\r")
    try terminal.wait(for: "sheet clone is gone")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: "1 project> :clone")
    // The completed name has a blank behind it.
    try terminal.send(String(repeating: "\u{7F}", count: "clone ".count) + "add-remote\r")
    try terminal.wait(forCursorLine: "1 project [sheet addRemote] Name> origin")
    #expect(!terminal.isCanonical)
    // On an empty line only.
    try terminal.send("\u{15}\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.isCanonical)
  }

  @Test("Lines typed in one run come back in the next")
  func history() throws {
    let first = try start()
    try first.wait(forCursorLine: "1 project>")
    try first.send(":windows\r")
    try first.wait(for: "*  1  project")
    try first.send("\u{04}")
    _ = try first.waitForEnd()
    let second = try start()
    try second.wait(forCursorLine: "1 project>")
    try second.send("\u{1B}[A")
    try second.wait(forCursorLine: "1 project> :windows")
  }

  @Test("Ctrl-C drops the line and the shell stays")
  func interrupt() throws {
    let terminal = try start()
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":clo\u{03}")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":quit\r")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
  }

  @Test("SIGTERM ends with 143 and gives the terminal back")
  func terminate() throws {
    let terminal = try start()
    try terminal.wait(forCursorLine: "1 project>")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(code: 143))
    #expect(terminal.isCanonical)
  }
}
