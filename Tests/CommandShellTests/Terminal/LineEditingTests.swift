// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("Editing a line on a terminal", .serialized)
struct LineEditingTests {
  private let home: ProbeHome

  init() throws {
    home = try ProbeHome()
  }

  @Test("A typed line arrives, and the next is asked for")
  func typing() throws {
    let terminal = try home.start()
    try terminal.send("hello\r")
    try terminal.wait(forCursorLine: "2>")
    #expect(terminal.screen.lines == ["1> hello", "line 5: hello", "2>"])
  }

  @Test("Characters beyond ASCII are edited as a whole, whatever the locale")
  func unicode() throws {
    for locale in [[:], ["LC_ALL": "C"], ["LANG": ""], ["LC_ALL": "xx_YY.ISO-8859-1"]] {
      let terminal = try home.start(environment: locale)
      try terminal.send("aé東\u{7F}\u{7F}ü\r")
      try terminal.wait(for: "line 3: aü")
    }
  }

  @Test("Tab completes what is unique, with its suffix")
  func uniqueCompletion() throws {
    let terminal = try home.start()
    try terminal.send(":p\tz\tri\t")
    try terminal.wait(forCursorLine: "1> :push zürich")
    try terminal.send("u\t1\r")
    try terminal.wait(for: "line 19: :push zürich url=1")
  }

  @Test("Tab completes as far as the candidates agree; further Tabs list them with descriptions")
  func completionList() throws {
    let terminal = try home.start()
    try terminal.send(":c\t\t\t")
    try terminal.wait(for: ":close  Close Window")
    try terminal.wait(forCursorLine: "1> :clo")
    #expect(
      terminal.screen.lines == [
        "1> :clo", ":clone  Clone Repository…", ":close  Close Window", "1> :clo",
      ])
    try terminal.send("n\t!\r")
    try terminal.wait(for: "line 8: :clone !")
  }

  @Test("Candidates are listed in the completer's order, those that steer the terminal not at all")
  func completionOrder() throws {
    let terminal = try home.start()
    try terminal.send("x \t\t")
    try terminal.wait(for: "Add Remote  zürich      züge        url=")
    #expect(!terminal.screen.lines.contains { $0.contains("bad") })
  }

  @Test("A candidate with a blank is quoted as the word was begun")
  func completionQuoting() throws {
    let terminal = try home.start()
    try terminal.send("x A\t\r")
    try terminal.wait(for: #"line 14: x Add\ Remote"#)
    try terminal.send("x 'Add R\t\"A\tq\r")
    try terminal.wait(for: #"line 29: x 'Add Remote' "Add Remote" q"#)
  }

  @Test("Tab between words inserts at the cursor only")
  func completionInTheMiddle() throws {
    let terminal = try home.start()
    try terminal.send(":pu z\u{01}\u{06}\u{06}\u{06}\t\r")
    try terminal.wait(for: "line 7: :push z")
  }

  @Test("Control-D ends on an empty line and does nothing after text")
  func endOfInput() throws {
    let terminal = try home.start()
    try terminal.send("ab\u{04}")
    try terminal.send("c\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.screen.lines.suffix(2) == ["2>", "end of input"])
    #expect(terminal.isCanonical)
  }

  @Test("A new size is drawn for at once")
  func resize() throws {
    let terminal = try home.start(columns: 40)
    let text = String(repeating: "y", count: 30)
    try terminal.send(text)
    try terminal.wait(forCursorLine: "1> " + text)
    terminal.resize(columns: 20, rows: 20)
    try terminal.wait(for: "the line wrapped") {
      $0.cursorLine == String(repeating: "y", count: 13) && $0.rows[$0.row - 1].count == 20
    }
    try terminal.send("z\r")
    try terminal.wait(for: "line 31: yyyyyyyyyyy")
  }

  @Test("A new size between two lines is known to the next")
  func resizeWhileBusy() throws {
    let terminal = try home.startBusy()
    terminal.resize(columns: 20, rows: 20)
    try home.createFile("go")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send(String(repeating: "y", count: 30) + "\u{01}x")
    try terminal.wait(forCursorLine: "2> x" + String(repeating: "y", count: 16))
  }

  @Test("Ctrl-D typed while a command runs ends the process after it")
  func endWhileBusy() throws {
    let terminal = try home.startBusy()
    try terminal.send("next\r\u{04}")
    try terminal.wait(forLine: "next")
    try home.createFile("go")
    try terminal.wait(for: "line 4: next")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
  }

  @Test("C-@ typed while a command runs is no Ctrl-D")
  func markWhileBusy() throws {
    let terminal = try home.startBusy()
    try terminal.send("\u{00}next\r\u{00}")
    try terminal.wait(for: "^@next")
    try home.createFile("go")
    try terminal.wait(for: "line 4: next")
    try terminal.wait(forCursorLine: "3>")
    try terminal.send("x\r")
    try terminal.wait(for: "line 1: x")
  }

  @Test("Output appears above a half-typed line, which stays with its cursor")
  func outputAbove() throws {
    let terminal = try home.start(columns: 30)
    try terminal.send("above \(home.folder.path("f"))\r")
    try terminal.wait(forCursorLine: "2>")
    let text = String(repeating: "half typed ", count: 4)
    try terminal.send(text + "\u{01}\u{1B}f")
    try terminal.wait(for: "the cursor after the first word") { $0.column == 7 }
    try home.createFile("f")
    try terminal.wait(for: "announcement")
    try terminal.wait(forCursorLine: "2> half typed half typed half")
    #expect(terminal.screen.column == 7)
    try terminal.send("X\r")
    try terminal.wait(for: "line 45: halfX typed")
  }

  @Test("Output appears above a search, which goes on")
  func outputAboveSearch() throws {
    let terminal = try home.start()
    try terminal.send("above \(home.folder.path("f"))\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send("\u{12}ab")
    try terminal.wait(for: "a search") { $0.cursorLine.hasPrefix("(reverse-i-search)`ab': above") }
    try home.createFile("f")
    try terminal.wait(for: "announcement")
    try terminal.wait(for: "a search") { $0.cursorLine.hasPrefix("(reverse-i-search)`ab': above") }
  }

  @Test("A value can be edited from what it is; it is not remembered, and Tab is a character")
  func prefill() throws {
    let terminal = try home.start()
    try terminal.send("edit old value\r")
    try terminal.wait(forCursorLine: "value: old value")
    try terminal.send("\u{17}new\t!\r")
    try terminal.wait(for: #"value: old new\t!"#)
    #expect(try home.history() == ["edit old value"])
  }

  @Test("A value of several lines stays one value")
  func multilineValue() throws {
    let terminal = try home.start()
    try terminal.send("edit one\\ntwo\r")
    try terminal.wait(forCursorLine: "two")
    try terminal.send("!\r")
    try terminal.wait(for: #"value: one\ntwo!"#)
  }

  @Test("A secret is neither shown nor remembered")
  func secret() throws {
    let terminal = try home.start()
    try terminal.send("secret\r")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("hunter2\r")
    try terminal.wait(forCursorLine: "2>")
    #expect(terminal.screen.lines.filter { $0.contains("hunter2") } == ["value: hunter2"])
    #expect(try home.history() == ["secret"])
    try terminal.send("secret\r")
    try terminal.wait(forCursorLine: "value:")
    try terminal.send("hunter3\u{03}")
    try terminal.wait(for: "no value: interrupted")
    #expect(!terminal.screen.lines.contains { $0.contains("hunter3") })
    try terminal.send("\rquit\r")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.isCanonical)
  }

  @Test("Asking can be cancelled; the next line is asked for as usual")
  func cancelling() throws {
    let terminal = try home.start()
    try terminal.send("cancel\r")
    try terminal.wait(for: "event: cancelled")
    try terminal.send("after\r")
    try terminal.wait(for: "line 5: after")
  }

  @Test("With standard output redirected the line is still typed on the terminal")
  func redirectedOutput() throws {
    let file = home.folder.path("out")
    let terminal = try home.shell("\"$PROBE\" > '\(file)'")
    try terminal.wait(forCursorLine: "1>")
    try terminal.send("hello\r")
    try terminal.wait(forCursorLine: "2>")
    try terminal.send(":c\t\t\t")
    try terminal.wait(for: ":close  Close Window")
    try terminal.send("\u{15}quit\r")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(!terminal.screen.lines.contains { $0.contains("line 5") })
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "line 5: hello\nbye\n")
  }

  @Test("Without colour nothing is coloured, and the prompt is the same")
  func noColor() throws {
    let plain = try home.start(environment: ["NO_COLOR": "1"])
    #expect(!String(decoding: plain.output, as: UTF8.self).contains("\u{1B}[1;32m"))
    let colored = try home.start()
    #expect(String(decoding: colored.output, as: UTF8.self).contains("\u{1B}[1;32m"))
  }

  @Test("Bindings for this program alone are read from the person's inputrc")
  func inputrc() throws {
    let inputrc = home.folder.path("inputrc")
    try "$if CommandShell\n\"\\C-t\": \"bound\"\n$endif\nset enable-bracketed-paste off\n"
      .write(toFile: inputrc, atomically: true, encoding: .utf8)
    let terminal = try home.start(environment: ["INPUTRC": inputrc])
    try terminal.send("\u{14}\r")
    try terminal.wait(for: "line 5: bound")
    try terminal.wait(forCursorLine: "2>")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("[?2004"))
    try terminal.send("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.screen.lines.suffix(2) == ["2>", "end of input"])
  }
}
