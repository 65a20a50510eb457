// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("A terminal that can only print", .serialized)
struct DumbTerminalTests {
  private let terminal: PseudoTerminal
  private let home: ProbeHome

  init() throws {
    home = try ProbeHome()
    terminal = try home.start(environment: ["TERM": "dumb"])
  }

  @Test("Lines are typed and remembered, and not one escape sequence is written")
  func typing() throws {
    try terminal.send("hello\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("edit old\r")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("new\r")
    try terminal.wait(for: "value: new")
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.screen.lines.prefix(2) == ["1> hello", "line 5: hello"])
    #expect(try home.history() == ["hello", "edit old"])
  }

  @Test("Ctrl-C drops the line; Ctrl-D ends only on an empty one")
  func keys() throws {
    try terminal.send("abc\u{03}")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("part\u{04}more\r")
    try terminal.wait(for: "line 8: partmore")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.screen.lines.last == "end of input")
  }

  @Test("A secret is not shown")
  func secret() throws {
    try terminal.send("secret\r")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("hunter2\r")
    try terminal.wait(forCursorLine: "2>")
    #expect(terminal.screen.lines.filter { $0.contains("hunter2") } == ["value: hunter2"])
    #expect(terminal.isCanonical)
  }

  @Test("Output during typing comes on lines of its own, followed by the prompt")
  func outputAbove() throws {
    try terminal.send("above \(home.folder.path("f"))\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("half")
    try terminal.wait(forCursorLine: "2> half")
    try home.createFile("f")
    try terminal.wait(for: "announcement")
    try terminal.send(" more\r")
    try terminal.wait(for: "line 9: half more")
  }
}
