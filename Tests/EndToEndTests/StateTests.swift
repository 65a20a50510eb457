// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Signals, and input that nobody types on purpose, in every state that the prompt can be in.
@Suite("Whatever happens at the prompt")
struct StateTests {
  /// A state of the prompt: the keys that lead there, and what its line ends with then.
  struct State: CustomTestStringConvertible, Sendable {
    let name: String
    let keys: String
    let line: String
    /// The prompt after a line has been dropped.
    let prompt: String

    var testDescription: String { name }
  }

  static let states = [
    State(name: "an empty line", keys: "", line: "1 Notes>", prompt: "1 Notes>"),
    State(name: "a typed line", keys: ":wind", line: ":wind", prompt: "1 Notes>"),
    State(name: "a search", keys: "\u{12}xyz", line: "search)`xyz':", prompt: "1 Notes>"),
    State(name: "a half key", keys: "abc\u{18}", line: "abc", prompt: "1 Notes>"),
    State(
      name: "a field", keys: ":account\rAnn", line: "Name> Ann",
      prompt: "1 Notes [sheet account] Name>"),
    State(
      name: "a secret", keys: ":account\r\tabc", line: "Password>",
      prompt: "1 Notes [sheet account] Password>"),
    State(
      name: "a choice", keys: ":account\r\t\tn", line: "Server> n",
      prompt: "1 Notes [sheet account] Server> mail"),
    State(
      name: "a text of several lines", keys: ":note\r\u{1B}\rmore", line: "more",
      prompt: "1 Notes [sheet note] Text> first line"),
    State(
      name: "a sheet without fields", keys: ":question\r", line: "[sheet question]>",
      prompt: "1 Notes [sheet question]>"),
  ]

  private func start(in state: State) throws -> KeyboardSession {
    let session = try KeyboardSession()
    try session.terminal.send(state.keys)
    try session.terminal.wait(for: state.name) { $0.cursorLine.hasSuffix(state.line) }
    return session
  }

  @Test("Ctrl-C drops the line and asks again", arguments: states)
  func interrupt(state: State) throws {
    let terminal = try start(in: state).terminal
    let prompts = terminal.screen.lines.count { $0.hasPrefix("1 Notes") }
    try terminal.send("\u{03}")
    try terminal.wait(for: "another prompt") { screen in
      screen.cursorLine == state.prompt
        && screen.lines.count { $0.hasPrefix("1 Notes") } > prompts
    }
    #expect(!terminal.screen.lines.contains { $0.contains("abc") && state.name == "a secret" })
  }

  @Test(
    "A request to end and a crash leave the terminal as it was", arguments: states,
    [SIGTERM, SIGHUP, SIGSEGV])
  func ending(state: State, signal: Int32) throws {
    let terminal = try start(in: state).terminal
    terminal.send(signal: signal)
    let ending = try terminal.waitForEnd()
    #expect(ending == (signal == SIGSEGV ? .signal(SIGSEGV) : .exit(code: 143)))
    #expect(terminal.isCanonical)
    #expect(!terminal.screen.wantsBracketedPaste)
  }

  @Test("A new size leaves what is typed", arguments: states)
  func resize(state: State) throws {
    let terminal = try start(in: state).terminal
    terminal.resize(columns: 120, rows: 40)
    try terminal.send("\u{03}")
    try terminal.wait(for: "another prompt") { $0.cursorLine == state.prompt }
  }

  // A secret takes any line that is typed, and so is no prompt for another.
  @Test(
    "Any bytes at all leave a prompt that works", arguments: states.filter { $0.name != "a secret" }
  )
  func bytes(state: State) throws {
    let terminal = try start(in: state).terminal
    // Not those that end, stop or interrupt: Ctrl-C, -D, -Q, -S, -Z, Ctrl-\.
    let bytes = (UInt8.min...UInt8.max).filter { ![3, 4, 17, 19, 26, 28].contains($0) }
    try terminal.send(bytes: bytes.reversed() + [0x0D])
    try terminal.send("\u{07}\u{03}")
    try terminal.wait(for: "another prompt") {
      $0.cursorLine.hasPrefix("1 Notes") && $0.cursorLine.hasSuffix(">")
        || $0.cursorLine.contains("> ")
    }
    try terminal.send("\u{15}:expect windows 7\r")
    try terminal.wait(for: "Expected 7 windows, found 1.")
  }

  @Test("Bytes that are no UTF-8 are refused with their line")
  func invalidUTF8() throws {
    let terminal = try KeyboardSession().terminal
    try terminal.send(bytes: Array(":wi".utf8) + [0xFF, 0x0D])
    try terminal.wait(for: "is no valid UTF-8.")
    try terminal.send(":windows\r")
    try terminal.wait(for: "*  1  Notes")
  }

  @Test("Ten thousand pasted lines run one after the other")
  func longPaste() throws {
    let session = try KeyboardSession()
    let lines = Array(repeating: "# a comment", count: 10_000) + [":expect windows 7"]
    try session.terminal.send("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~\r")
    try session.terminal.wait(for: "Expected 7 windows, found 1.")
    try session.terminal.wait(forCursorLine: "1 Notes>")
  }

  @Test("A line of a megabyte is answered", arguments: [":", ""])
  func longLine(start: String) throws {
    let session = try KeyboardSession()
    try session.terminal.send(start + String(repeating: "m", count: 1_000_000) + "\r")
    try session.terminal.wait(for: start.isEmpty ? "No field has" : "There is no command \":mmm")
    try session.terminal.wait(forCursorLine: "1 Notes>")
    try session.run(":expect windows 7")
    #expect(session.terminal.screen.lines.contains { $0.contains("Expected 7 windows") })
  }

  @Test("Names with escape sequences are shown without their effect")
  func names() throws {
    let session = try KeyboardSession()
    try session.run(":tree")
    #expect(
      session.terminal.screen.lines.contains { $0.contains(#"escape \u{1B}[2J\u{202E}name"#) })
    #expect(session.terminal.screen.lines.first?.hasPrefix("Keyboard: ") == true)
  }

  @Test("Ctrl-Z and fg amid a field bring the field back with what was typed")
  func stop() throws {
    let terminal = try KeyboardSession.terminal(
      runningIn: "set -m; \"$APP\"; stty -a | grep -o ' icanon'; fg")
    try terminal.send(":account\r")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Name>")
    try terminal.send("Ann")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Name> Ann")
    try terminal.send("\u{1A}")
    try terminal.wait(for: " icanon")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Name> Ann")
    try terminal.send("a\t")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Password>")
    try terminal.wait(for: "→ Anna")
  }
}
