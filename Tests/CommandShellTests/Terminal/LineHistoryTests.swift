// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("History on a terminal", .serialized)
struct LineHistoryTests {
  private let home: ProbeHome

  init() throws {
    home = try ProbeHome()
  }

  private func run(_ lines: String...) throws {
    let terminal = try home.start()
    try terminal.send((lines + ["quit"]).joined(separator: "\r") + "\r")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
  }

  @Test("Up finds the lines of the run before, newest first")
  func acrossRuns() throws {
    try run("first", "second")
    let terminal = try home.start()
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: "1> second")
    try terminal.send("\u{1B}[A")
    try terminal.wait(forCursorLine: "1> first")
    try terminal.send("\r")
    try terminal.wait(for: "line 5: first")
  }

  @Test("Ctrl-R finds a line of the run before")
  func search() throws {
    try run("first", "second")
    let terminal = try home.start()
    try terminal.send("\u{12}irs\r")
    try terminal.wait(for: "line 5: first")
    try terminal.send("search SECOND\rsearch second\r")
    try terminal.wait(for: "found: second")
  }

  @Test("Lines after a space and lines that may not be remembered are left out")
  func exclusions() throws {
    try run("one", " hidden", "password x", "one", "two")
    #expect(try home.history() == ["one", "two", "quit"])
  }

  @Test("Two shells at once both write, and the next one has both")
  func twoShells() throws {
    let first = try home.start()
    let second = try home.start()
    for number in 1...30 {
      try first.send("first \(number)\r")
      try second.send("second \(number)\r")
    }
    try first.wait(forCursorLine: "31>")
    try second.wait(forCursorLine: "31>")
    let history = try home.history()
    for name in ["first", "second"] {
      #expect(history.filter { $0.hasPrefix(name) } == (1...30).map { "\(name) \($0)" })
    }
    let third = try home.start()
    try third.send("\u{12}second 30\r")
    try third.wait(for: "line 9: second 30")
  }

  @Test("Only the newest entries are kept, in the file as at the keyboard")
  func limit() throws {
    let terminal = try home.start(["5"])
    try terminal.send((1...20).map { "line \($0)\r" }.joined())
    try terminal.wait(forCursorLine: "21>")
    #expect(try home.history() == (16...20).map { "line \($0)" })
    try terminal.send(String(repeating: "\u{1B}[A", count: 30))
    try terminal.wait(forCursorLine: "21> line 16")
  }

  @Test("An edited and left entry is found unchanged")
  func editedEntry() throws {
    let terminal = try home.start()
    try terminal.send("one\rtwo\r")
    try terminal.wait(forCursorLine: "3>")
    try terminal.send("\u{1B}[AX\u{1B}[A\r")
    try terminal.wait(for: "4>")
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: "4> two")
  }

  @Test("A recalled entry cannot steer the terminal")
  func hostileEntry() throws {
    try FileManager.default.createDirectory(
      atPath: home.folder.path("line-editor-probe"), withIntermediateDirectories: true)
    try "#1\na\u{9B}2J\u{202E}b\u{1B}[2J\n".write(
      toFile: home.historyPath, atomically: true, encoding: .utf8)
    let terminal = try home.start()
    try terminal.send("\u{1B}[A")
    try terminal.wait(forCursorLine: #"1> a\u{9B}2J\u{202E}b^[[2J"#)
  }

  @Test("A history that cannot be written is told of in a line, and the lines are there")
  func unwritable() throws {
    try FileManager.default.createDirectory(
      atPath: home.historyPath, withIntermediateDirectories: true)
    let terminal = try home.start()
    try terminal.send("one\rtwo\r")
    try terminal.wait(forCursorLine: "3>")
    #expect(terminal.screen.lines.count { $0.hasPrefix("warning: ") } == 1)
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: "3> one")
  }

  @Test("A full disk is told of in a line; what was written before stays")
  func fullDisk() throws {
    let terminal = try home.shell("trap '' XFSZ; ulimit -f 1; exec \"$PROBE\"")
    try terminal.wait(forCursorLine: "1>")
    let text = String(repeating: "x", count: 2000)
    try terminal.send("one\r\(text)\rtwo\r")
    try terminal.wait(forCursorLine: "4>")
    #expect(terminal.screen.lines.count { $0.hasPrefix("warning: ") } == 1)
    #expect(try home.history() == ["one"])
    try terminal.send("\u{1B}[A")
    try terminal.wait(forCursorLine: "4> two")
  }
}
