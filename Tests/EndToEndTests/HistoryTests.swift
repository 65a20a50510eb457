// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The lines that a person has typed, as the built program keeps them.
@Suite("History of the program")
struct HistoryTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private let prompt = "1 project>"

  private func start(_ variables: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try shell.terminal([folder], variables)
    try terminal.wait(forCursorLine: prompt)
    return terminal
  }

  private func type(_ line: String, at terminal: PseudoTerminal) throws {
    try terminal.send(line + "\r")
    try terminal.wait(forLine: (prompt + " " + line).trimmingCharacters(in: .whitespaces))
    try terminal.wait(forCursorLine: prompt)
  }

  /// What `:history` lists in a shell of its own.
  private func listed(_ text: String = "", _ variables: [String: String] = [:]) throws -> [String] {
    let terminal = try start(variables)
    try terminal.send(" :history \(text)\r")
    try terminal.wait(for: prompt + "  :history")
    try terminal.wait(forCursorLine: prompt)
    let lines = terminal.screen.lines.drop { !$0.contains(" :history") }.dropFirst().dropLast()
    try terminal.send("\u{04}")
    _ = try terminal.waitForEnd()
    return Array(lines)
  }

  @Test("A shell that is killed loses no line, and the place follows the XDG folders")
  func killed() throws {
    let terminal = try start()
    try type(":windows", at: terminal)
    try type(":values", at: terminal)
    terminal.send(signal: SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    #expect(
      FileManager.default.fileExists(atPath: shell.home.path("state/focus-shell/history")))
    #expect(try listed() == [":windows", ":values"])
  }

  @Test("Of two shells at once both keep their lines, whichever ends first")
  func two() throws {
    let (first, second) = (try start(), try start())
    try type(":windows", at: first)
    try type(":values", at: second)
    try type(":issues", at: first)
    try second.send("\u{04}")
    _ = try second.waitForEnd()
    try first.send("\u{04}")
    _ = try first.waitForEnd()
    #expect(try listed() == [":windows", ":values", ":issues"])
  }

  @Test("A repetition and a line after a blank are left out; a text finds the lines that have it")
  func leftOut() throws {
    let terminal = try start()
    try type(":windows", at: terminal)
    try type(":windows", at: terminal)
    try terminal.send(" :values\r")
    try terminal.wait(for: "published by")
    try type(":issues", at: terminal)
    try terminal.send("\u{04}")
    _ = try terminal.waitForEnd()
    #expect(try listed() == [":windows", ":issues"])
    #expect(try listed("sue") == [":issues"])
    #expect(try listed("nothing").isEmpty)
  }

  @Test("Ctrl-R searches the lines of earlier runs as one types")
  func search() throws {
    let first = try start()
    try type(":windows", at: first)
    try type(":values", at: first)
    try first.send("\u{04}")
    _ = try first.waitForEnd()
    let second = try start()
    try second.send("\u{12}win")
    try second.wait(for: "(reverse-i-search)`win': :windows")
    try second.send("\r")
    try second.wait(for: "*  1  project")
  }

  @Test("Where the history cannot be written that is said once, and the lines are there meanwhile")
  func unwritable() throws {
    let variables = ["XDG_STATE_HOME": "/proc/nowhere"]
    let terminal = try start(variables)
    try terminal.send(":windows\r")
    try terminal.wait(for: "history is not saved: ")
    try terminal.wait(forCursorLine: prompt)
    try type(":values", at: terminal)
    #expect(terminal.screen.lines.count { $0.contains("history is not saved") } == 1)
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: prompt + " :windows")
  }
}
