// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Bulk and odd input on a terminal", .serialized)
struct LinePastingTests {
  private let home: ProbeHome

  init() throws {
    home = try ProbeHome()
  }

  private func paste(_ text: String) -> String {
    "\u{1B}[200~\(text)\u{1B}[201~"
  }

  @Test("Pasted lines wait for Return, then come one after the other")
  func severalLines() throws {
    let terminal = try home.start()
    try terminal.send(paste("one\rtwo\r three"))
    try terminal.wait(forCursorLine: " three")
    #expect(terminal.screen.lines == ["1> one", "two", " three"])
    try terminal.send("\r")
    try terminal.wait(forCursorLine: "4>")
    let answers = ["line 3: one", "line 3: two", "line 6:  three", "4>"]
    #expect(terminal.screen.lines.suffix(4) == answers)
  }

  @Test("Pasted lines are remembered as one entry, without those that must not be")
  func pasteInHistory() throws {
    let terminal = try home.start()
    try terminal.send(paste("one\rpassword x\rtwo") + "\r")
    try terminal.wait(forCursorLine: "4>")
    #expect(try home.history() == ["one", "two"])
    try terminal.send("\u{1B}[A")
    try terminal.wait(forCursorLine: "two")
    try terminal.send("\r")
    try terminal.wait(forCursorLine: "6>")
  }

  @Test("Ctrl-C during the first of pasted lines forgets the others")
  func interruptedPaste() throws {
    let terminal = try home.start()
    let go = home.folder.path("go")
    try terminal.send(paste("busy \(go)\rtwo\rthree") + "\r")
    try terminal.wait(forLine: "busy")
    try terminal.send("\u{03}")
    try terminal.wait(for: "busy signal: interrupt")
    try home.createFile("go")
    try terminal.wait(forCursorLine: "2>")
    #expect(!terminal.screen.lines.contains { $0.contains("line 3") })
  }

  @Test("Ten thousand pasted lines arrive in order", arguments: [true, false])
  func longPaste(isBracketed: Bool) throws {
    let terminal = try home.start()
    let text = (1...10_000).map { "pasted \($0)" }.joined(separator: "\r")
    try terminal.send(isBracketed ? paste(text) + "\r" : text + "\r")
    try terminal.wait(forCursorLine: "10001>")
    let history = try home.history()
    #expect(history.count == 10_000)
    #expect(zip(history, 1...).allSatisfy { $0 == "pasted \($1)" })
  }

  @Test("A line of a megabyte arrives whole", arguments: [true, false])
  func longLine(isBracketed: Bool) throws {
    let terminal = try home.start()
    let text = String(repeating: "m", count: 1_000_000)
    try terminal.send(isBracketed ? paste(text) + "\r" : text + "\r")
    try terminal.wait(for: "line 1000000: mmm")
    try terminal.send("after\r")
    try terminal.wait(for: "line 5: after")
  }

  @Test("Bytes that are not UTF-8 show before Return, and spoil only their own line")
  func invalidBytes() throws {
    let terminal = try home.start()
    try terminal.send(bytes: [0x61, 0xFF, 0x62, 0xC3, 0x0D])
    try terminal.wait(for: "undecodable: a\u{FFFD}b\u{FFFD}")
    try terminal.send("fine\r")
    try terminal.wait(for: "line 4: fine")
    #expect(try home.history() == ["fine"])
  }

  @Test("Pasted control characters neither act on the terminal nor cut the text off")
  func controlCharacters() throws {
    let terminal = try home.start()
    try terminal.send(paste("a\u{1B}[2Jb\u{00}c") + "\r")
    try terminal.wait(for: #"line 7: a\u{1B}[2Jbc"#)
    try terminal.wait(forCursorLine: "2>")
    try terminal.send(paste("d\u{9B}2Je") + "\r")
    try terminal.wait(for: "undecodable: d\u{FFFD}2Je")
    #expect(!terminal.output.contains(0x9B))
  }

  @Test("A paste that never ends can be left with Ctrl-C")
  func endlessPaste() throws {
    let terminal = try home.start()
    try terminal.send("\u{1B}[200~abc\r")
    try terminal.send("\u{03}")
    try terminal.wait(for: "interrupted")
    try terminal.send("after\r")
    try terminal.wait(for: "line 5: after")
  }

  @Test("A paste that never ends does not keep the process from ending")
  func endlessPasteTermination() throws {
    let terminal = try home.start()
    try terminal.send("\u{1B}[200~abc")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(code: 143))
    #expect(terminal.isCanonical)
  }

  @Test("Any byte at all leaves a line editor that works")
  func everyByte() throws {
    let terminal = try home.start()
    // Not those that end, stop or interrupt: Ctrl-C, Ctrl-D (as which a NUL typed ahead counts),
    // Ctrl-Q, Ctrl-S, Ctrl-Z, Ctrl-\.
    let bytes = (UInt8.min...UInt8.max).filter { ![0, 3, 4, 17, 19, 26, 28].contains($0) }
    try terminal.send(bytes: bytes + bytes.reversed() + Array(repeating: 0x0D, count: 3))
    try terminal.send("\u{07}\u{15}\rabc\r")
    try terminal.wait(for: "line 3: abc")
  }
}
