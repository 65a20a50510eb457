// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Interrupting, ending and the terminal's state", .serialized)
struct LineSignalTests {
  private let home: ProbeHome

  init() throws {
    home = try ProbeHome()
  }

  /// Keys that leave something half done, and a part of the line that shows them.
  private static let unfinishedLines = [
    ("", "1>"), ("half typed", "half typed"), ("\u{12}ab", "search)`ab'"), ("secret\r", "value:"),
  ]

  @Test("Ctrl-C drops the line, shows it, and asks again")
  func interrupt() throws {
    let terminal = try home.start()
    try terminal.send("abc def")
    try terminal.wait(forCursorLine: "1> abc def")
    try terminal.send("\u{1B}b")
    try terminal.wait(for: "the cursor before the second word") { $0.column == 7 }
    try terminal.send("\u{03}")
    try terminal.wait(forCursorLine: "2>")
    #expect(terminal.screen.lines == ["1> abc def^C", "interrupted", "2>"])
    try terminal.send("x\r")
    try terminal.wait(for: "line 1: x")
  }

  @Test("Ctrl-C in a search leaves the search and runs nothing")
  func interruptSearch() throws {
    let terminal = try home.start()
    try terminal.send("found\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("\u{12}fou")
    try terminal.wait(for: "the search") { $0.cursorLine.hasPrefix("(reverse-i-search)`fou'") }
    try terminal.send("\u{03}")
    try terminal.wait(forCursorLine: "3>")
    try terminal.send("\r")
    try terminal.wait(forCursorLine: "4>")
    let lines = ["2> found^C", "interrupted", "3>", "line 0:", "4>"]
    #expect(terminal.screen.lines.suffix(5) == lines)
  }

  @Test("Ctrl-C while a command runs is told to it, and to nobody else")
  func interruptCommand() throws {
    let terminal = try home.startBusy()
    #expect(terminal.isCanonical)
    try terminal.send("\u{03}")
    try terminal.wait(for: "busy signal: interrupt")
    try home.createFile("go")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("x\r")
    try terminal.wait(for: "line 1: x")
  }

  @Test(
    "A request to end is answered at once, the terminal as it was",
    arguments: [
      (SIGTERM, "terminate", 143 as Int32), (SIGHUP, "hangUp", 129),
    ])
  func termination(signal: Int32, name: String, code: Int32) throws {
    for (keys, line) in Self.unfinishedLines {
      let terminal = try home.start()
      #expect(!terminal.isCanonical)
      try terminal.send(keys)
      try terminal.wait(for: "the keys") { $0.cursorLine.contains(line) }
      terminal.send(signal: signal)
      #expect(try terminal.waitForEnd() == .exit(code: code))
      #expect(terminal.screen.lines.last == "terminated: \(name)")
      #expect(terminal.isCanonical)
      #expect(!terminal.screen.wantsBracketedPaste)
    }
  }

  @Test("A request to end while a command runs is told to it and is the answer to the next line")
  func terminationWhileBusy() throws {
    let terminal = try home.startBusy()
    terminal.send(signal: SIGTERM)
    try terminal.wait(for: "busy signal: terminate")
    try home.createFile("go")
    #expect(try terminal.waitForEnd() == .exit(code: 143))
  }

  @Test("Two requests to end stop a process whose main actor is stuck")
  func stuck() throws {
    let terminal = try home.start()
    try terminal.send("stuck\r")
    try terminal.wait(forLine: "stuck")
    terminal.send(signal: SIGTERM)
    try terminal.wait(for: "the first signal to arrive") { _ in
      terminal.send(signal: SIGTERM)
      return terminal.hasEnded
    }
    #expect(try terminal.waitForEnd() == .exit(code: 143))
    #expect(terminal.isCanonical)
  }

  @Test(
    "A crash leaves the terminal as it was and has its own exit status",
    arguments: [SIGSEGV, SIGABRT, SIGQUIT, SIGBUS, SIGUSR1, SIGALRM])
  func crash(signal: Int32) throws {
    for (keys, line) in Self.unfinishedLines {
      let terminal = try home.start()
      try terminal.send(keys)
      try terminal.wait(for: "the keys") { $0.cursorLine.contains(line) }
      terminal.send(signal: signal)
      #expect(try terminal.waitForEnd() == .signal(signal))
      #expect(terminal.isCanonical)
      #expect(!terminal.screen.wantsBracketedPaste)
    }
  }

  @Test("A Swift trap at the prompt leaves the terminal as it was")
  func trap() throws {
    let terminal = try home.start()
    try terminal.send("crash \(home.folder.path("go"))\r")
    try terminal.wait(forCursorLine: "2>")
    #expect(!terminal.isCanonical)
    try home.createFile("go")
    guard case .signal = try terminal.waitForEnd() else {
      Issue.record("the probe did not crash")
      return
    }
    #expect(terminal.isCanonical)
  }

  @Test("A handler that was there before still gets a fatal signal")
  func earlierHandler() throws {
    let terminal = try home.start(["--foreign-handler"])
    terminal.send(signal: SIGQUIT)
    #expect(try terminal.waitForEnd() == .exit(code: 99))
    #expect(terminal.isCanonical)
  }

  @Test("A hang-up that was ignored from the start, as with nohup, stays ignored")
  func nohup() throws {
    let terminal = try home.shell("trap '' HUP; exec \"$PROBE\"")
    try terminal.wait(forCursorLine: "1>")
    terminal.send(signal: SIGHUP)
    try terminal.send("alive\r")
    try terminal.wait(for: "line 5: alive")
  }

  @Test("After kill -9 the history is complete")
  func kill() throws {
    let terminal = try home.start()
    try terminal.send("one\rtwo\r")
    try terminal.wait(forCursorLine: "3>")
    try terminal.send("half typed")
    terminal.send(signal: SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    #expect(try home.history() == ["one", "two"])
  }

  @Test("Ctrl-Z gives the terminal back, and coming back shows the half-typed line again")
  func stop() throws {
    let terminal = try home.shell("set -m; \"$PROBE\"; stty -a | grep -o ' icanon'; fg")
    try terminal.wait(forCursorLine: "1>")
    try terminal.send("half typed\u{1B}b")
    try terminal.wait(for: "the cursor before the second word") { $0.column == 8 }
    try terminal.send("\u{1A}")
    try terminal.wait(for: " icanon")
    try terminal.wait(for: "the prompt") { $0.cursorLine == "1> half typed" && $0.column == 8 }
    try terminal.send("X\r")
    try terminal.wait(for: "line 11: half Xtyped")
  }

  @Test("Ctrl-Z in a secret shows no key of it, before or after")
  func stopSecret() throws {
    let terminal = try home.shell("set -m; \"$PROBE\"; echo stopped; fg")
    try terminal.wait(forCursorLine: "1>")
    try terminal.send("secret\r")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("\u{1A}")
    try terminal.wait(for: "stopped")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("hunter2\r")
    try terminal.wait(for: "value: hunter2")
    #expect(terminal.screen.lines.filter { $0.contains("hunter2") } == ["value: hunter2"])
  }
}
