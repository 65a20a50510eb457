// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Readline's own editing in the built executable: what it measures and what it can do.
@Suite("Editing a line of the shell")
struct WidthTests {
  private func start(
    columns: Int = 40, _ environment: [String: String] = [:], inputrc: String? = nil
  ) throws -> PseudoTerminal {
    try KeyboardSession(environment: environment, inputrc: inputrc, columns: columns).terminal
  }

  @Test("Wide characters take two columns and combining marks none, also where the line breaks")
  func widths() throws {
    let terminal = try start()
    try terminal.send("日本e\u{301}x")
    try terminal.wait(for: "the text") {
      $0.cursorLine == "1 Notes> 日本e\u{301}x" && $0.column == 15
    }
    try terminal.send("\u{02}\u{7F}")
    try terminal.wait(for: "a character less") {
      $0.cursorLine == "1 Notes> 日本x" && $0.column == 13
    }
    try terminal.send("\u{15}" + String(repeating: "語", count: 20) + "\u{01}a")
    try terminal.wait(for: "the line in two rows") {
      $0.cursorLine == "1 Notes> a" + String(repeating: "語", count: 15) && $0.column == 10
    }
  }

  @Test("A coloured prompt is measured without its colours")
  func promptWidth() throws {
    let terminal = try start(columns: 30)
    try terminal.send(String(repeating: "y", count: 40) + "\u{01}x")
    try terminal.wait(for: "the cursor behind the x") {
      $0.cursorLine == "1 Notes> x" + String(repeating: "y", count: 20) && $0.column == 10
    }
  }

  @Test("Undo, the kill ring and search are readline's")
  func editing() throws {
    let terminal = try start(columns: 80)
    try terminal.send("# one two\r")
    try terminal.wait(for: "the line") { $0.lines.contains("1 Notes> # one two") }
    try terminal.wait(forCursorLine: "1 Notes>")
    try terminal.send("alpha beta\u{17}\u{17}gamma\u{19}")
    try terminal.wait(forCursorLine: "1 Notes> gammaalpha beta")
    try terminal.send("\u{1F}")
    try terminal.wait(forCursorLine: "1 Notes> gamma")
    try terminal.send("\u{15}\u{12}one")
    try terminal.wait(forCursorLine: "(reverse-i-search)`one': # one two")
  }

  @Test("A choice that is typed over comes back with undo")
  func undoInField() throws {
    let terminal = try start(columns: 80)
    try terminal.send(":account\r\t\tx")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Server> x")
    try terminal.send("\u{1F}\u{1F}")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Server> mail")
  }

  @Test("Without colour there is none, and forms say the same")
  func noColor() throws {
    let terminal = try start(columns: 100, ["NO_COLOR": "1"])
    try terminal.send(":account\r")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Name>")
    try terminal.wait(for: "1 of 4 · Sign In is disabled: A name is needed. · Escape: Cancel")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[1m"))
  }
}
