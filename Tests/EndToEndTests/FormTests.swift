// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Forms as a person fills them in at a terminal.
@Suite("A form in place")
struct FormTests {
  private let session: KeyboardSession
  private var terminal: PseudoTerminal { session.terminal }

  init() throws { session = try KeyboardSession() }

  private func prompt(_ field: String, _ sheet: String = "account") -> String {
    KeyboardSession.prompt(field, sheet)
  }

  @Test("It is filled in field by field, and Return in the last one presses the default button")
  func fillIn() throws {
    try session.openAccount()
    try terminal.wait(for: "1 of 4 · Sign In is disabled: A name is needed. · Escape: Cancel")
    try terminal.send("Ann\r")
    try terminal.wait(forCursorLine: prompt("Password"))
    try terminal.wait(for: "2 of 4 · Return: next, :return: Sign In · Escape: Cancel")
    try terminal.send("hunter2\r")
    try terminal.wait(forCursorLine: prompt("Server") + " mail")
    try terminal.wait(for: "Up, Down: mail, news, north wind")
    try terminal.send("\u{1B}[B")
    try terminal.wait(forCursorLine: prompt("Server") + " news")
    try terminal.send("\r")
    try terminal.wait(forCursorLine: prompt("Remember") + " off")
    try terminal.wait(for: "4 of 4 · Return: Sign In")
    try terminal.send("on\r")
    try terminal.wait(for: "Ann:7:news:true")
    try terminal.wait(forCursorLine: "1 Notes>")
  }

  @Test("Tab and Shift-Tab go from field to field, around the ends, and keep what was typed")
  func tab() throws {
    try session.openAccount()
    try terminal.send("Ann\t")
    try terminal.wait(forCursorLine: prompt("Password"))
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Server") + " mail")
    try terminal.send("\u{1B}[Z")
    try terminal.wait(for: "the field before") {
      $0.cursorLine == prompt("Password") && $0.lines.suffix(2).first?.hasPrefix("2 of 4") == true
    }
    try terminal.send("\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Name") + " Ann")
    try terminal.send("a\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Remember") + " off")
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Name") + " Anna")
  }

  @Test("A line that begins with a colon is a command, also typed over what the field holds")
  func commands() throws {
    try session.openAccount()
    try terminal.send("Ann\t\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Name") + " Ann")
    try terminal.send(":expect field Name Ann\r")
    try terminal.wait(forLine: prompt("Name") + " :expect field Name Ann")
    try terminal.wait(forCursorLine: prompt("Name") + " Ann")
    try terminal.send(":pol\t")
    try terminal.wait(forCursorLine: prompt("Name") + " :policy")
    try terminal.send("\u{15}::x\t\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Name") + " ::x")
    try session.run(":expect field Name :x", then: prompt("Name") + " ::x")
    #expect(
      try session.history() == [":account", ":expect field Name Ann", ":expect field Name :x"])
  }

  @Test("A secret is never shown, not by what changes with it, and not remembered")
  func secret() throws {
    try session.openAccount()
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Password"))
    try terminal.send("hunter2")
    try terminal.send("\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Name"))
    try terminal.send("\t")
    try terminal.wait(for: "the secret again") {
      $0.cursorLine == prompt("Password") && $0.lines.suffix(2).first?.hasPrefix("2 of 4") == true
    }
    // An empty line leaves the secret as it is; C-r and the yank key find nothing of it.
    try terminal.send("\r")
    try terminal.wait(forCursorLine: prompt("Server") + " mail")
    try terminal.send(":set Name Ann\r")
    try terminal.wait(forCursorLine: prompt("Name") + " Ann")
    try terminal.send("\u{15}\u{19}\u{12}hunter")
    try terminal.wait(for: "the search") { $0.cursorLine.hasPrefix("(failed reverse-i-search)") }
    try terminal.send("\u{07}")
    try terminal.send(":return\r")
    try terminal.wait(for: "Ann:7:mail:false")
    #expect(!terminal.screen.lines.contains { $0.contains("hunter2") })
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("hunter2"))
    #expect(try session.history() == [":account", ":return"])
  }

  @Test("Escape alone ends the sheet, and what was being typed comes back with the yank key")
  func escape() throws {
    try session.openAccount()
    try terminal.send("half typed")
    try terminal.wait(forCursorLine: prompt("Name") + " half typed")
    try terminal.send("\u{1B}")
    try terminal.wait(for: "What was typed is kept: ctrl+y brings it back.")
    try terminal.wait(forCursorLine: "1 Notes>")
    try terminal.send("\u{19}")
    try terminal.wait(forCursorLine: "1 Notes> half typed")
  }

  @Test("Escape before a letter in quick succession is that letter with Meta")
  func escapeSequence() throws {
    try session.openAccount()
    try terminal.send("one two\u{1B}b")
    try terminal.wait(for: "the cursor before the second word") {
      $0.cursorLine == prompt("Name") + " one two" && $0.column == prompt("Name").count + 5
    }
  }

  @Test("Escape twice ends the sheet at once, from a secret too")
  func escapeTwice() throws {
    try session.openAccount()
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Password"))
    try terminal.send("abc\u{1B}\u{1B}")
    try terminal.wait(forCursorLine: "1 Notes>")
    #expect(!terminal.screen.lines.contains { $0.contains("is kept") })
  }

  @Test("Without a sheet Escape waits for the key it belongs to")
  func noSheet() throws {
    try terminal.send("one two\u{1B}")
    try session.terminal.wait(forCursorLine: "1 Notes> one two")
    // Longer than a key's sequence may take where a sheet is up.
    Thread.sleep(forTimeInterval: 0.7)
    try terminal.send("bX")
    try terminal.wait(forCursorLine: "1 Notes> one Xtwo")
  }

  @Test("What a field does not take stays to be corrected, and says what it takes")
  func refused() throws {
    try session.openNote()
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Due", "note") + " 1970-01-01")
    try terminal.send("\u{15}never\r")
    try terminal.wait(for: "takes a date such as 2025-01-31")
    try terminal.wait(forCursorLine: prompt("Due", "note") + " never")
    try terminal.send("\u{17}1970-01-02\r")
    try terminal.wait(forCursorLine: prompt("Folder", "note"))
    try session.run(":expect field Due 1970-01-02", then: prompt("Folder", "note"))
  }

  @Test("A choice is completed, listed where it is not clear, and typed over what is chosen")
  func choices() throws {
    try session.openAccount()
    try terminal.send("\t\t")
    try terminal.wait(forCursorLine: prompt("Server") + " mail")
    try terminal.send("n\t")
    try terminal.wait(for: "news        north wind")
    try terminal.wait(forCursorLine: prompt("Server") + " n")
    try terminal.send("o\t")
    try terminal.wait(forCursorLine: prompt("Server") + " north wind")
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Remember") + " off")
    try session.run(":expect field Server \"north wind\"", then: prompt("Remember") + " off")
    try terminal.send("perhaps\r")
    try terminal.wait(for: "\"perhaps\" is neither on nor off. Near: off, on.")
    try terminal.wait(forCursorLine: prompt("Remember") + " perhaps")
  }

  @Test("A path is completed in a field, a slash at a time")
  func path() throws {
    try FileManager.default.createDirectory(
      atPath: session.home.path("my folder/inner"), withIntermediateDirectories: true)
    try session.openNote()
    try terminal.send("\t\t")
    try terminal.wait(forCursorLine: prompt("Folder", "note"))
    try terminal.send("~/my\t")
    try terminal.wait(forCursorLine: prompt("Folder", "note") + " ~/my folder/")
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Folder", "note") + " ~/my folder/inner/")
    try terminal.send("\t")
    try terminal.wait(forCursorLine: prompt("Text", "note") + " first line")
    try session.run(
      ":expect field Folder '~/my folder/inner/'", then: prompt("Text", "note") + " first line")
  }

  @Test("Text of several lines is edited in place, with Up and Down between its lines")
  func severalLines() throws {
    try session.openNote()
    try terminal.send("\u{1B}\rsecond\u{1B}[A\u{05}!\u{1B}[B\u{01}> \t")
    try terminal.wait(forCursorLine: prompt("Due", "note") + " 1970-01-01")
    #expect(terminal.screen.lines.contains("> second"))
    try session.run(
      ":expect field Text $'first line!\\n> second'", then: prompt("Due", "note") + " 1970-01-01")
  }

  @Test("Text is handed to the person's editor as words, and comes back to be entered")
  func editor() throws {
    let session = try KeyboardSession(environment: [
      "VISUAL": "sed -i -e 's/first line/two  words/' -e '$a more'", "EDITOR": "false",
    ])
    try session.openNote()
    try session.terminal.send("\u{18}\u{05}")
    try session.terminal.wait(forCursorLine: "more")
    try session.terminal.send("\t")
    try session.run(
      ":expect field Text $'two  words\\nmore'", then: prompt("Due", "note") + " 1970-01-01")
  }

  @Test("An editor that fails, or none, leaves the text as it was")
  func failingEditor() throws {
    for (editor, message) in [
      ("false", "false ended with 1; the text is as it was."),
      ("no-such-editor", "no-such-editor cannot be started: No such file or directory."),
      ("'open", "EDITOR names no program: 'open"),
      ("", "Set VISUAL or EDITOR to the editor of your choice."),
    ] {
      let session = try KeyboardSession(environment: ["EDITOR": editor])
      try session.openNote()
      try session.terminal.send(" typed\u{18}\u{05}")
      try session.terminal.wait(for: message)
      try session.terminal.wait(forCursorLine: prompt("Text", "note") + " first line typed")
    }
  }

  @Test("A sheet that comes up while nothing is typed asks for its field at once")
  func sheetComesUp() throws {
    try session.run(":account-later")
    try session.go()
    try terminal.wait(forCursorLine: prompt("Name"))
    try terminal.wait(for: "1 of 4 · Sign In is disabled: A name is needed.")
    try terminal.send("Ann\r")
    try terminal.wait(forCursorLine: prompt("Password"))
  }

  @Test("A sheet that comes up while a command is typed leaves it as it is")
  func sheetComesUpAmidCommand() throws {
    try session.run(":account-later")
    try terminal.send(":expect sheet")
    try terminal.wait(forCursorLine: "1 Notes> :expect sheet")
    try session.go()
    try terminal.wait(forCursorLine: prompt("Name") + " :expect sheet")
    try terminal.send(" account\r")
    try terminal.wait(forLine: prompt("Name") + " :expect sheet account")
    try terminal.wait(forCursorLine: prompt("Name"))
    #expect(!terminal.screen.lines.contains { $0.contains("Expected") })
  }

  @Test("What is typed into a field that becomes disabled meanwhile is not taken, and not lost")
  func disabledAmidTyping() throws {
    try session.openAccount()
    try session.run(":disable-fields", then: prompt("Name"))
    try terminal.send("half typed")
    try terminal.wait(forCursorLine: prompt("Name") + " half typed")
    try session.go()
    let locked = "1 Notes [sheet account]>"
    try terminal.wait(forCursorLine: locked + " half typed")
    try terminal.send("\r")
    try terminal.wait(for: "! \"Name\" is disabled now; nothing was typed into it.")
    try terminal.wait(forCursorLine: locked + " half typed")
    try terminal.send(" again\r")
    try terminal.wait(for: "! \"Name\" is disabled now.")
    try terminal.wait(forCursorLine: locked + " half typed again")
    try terminal.send("\u{15}:expect field Name ''\r")
    try terminal.wait(forCursorLine: locked)
    #expect(!terminal.screen.lines.contains { $0.contains("Expected") })
  }

  @Test("A sheet without fields is answered with Return and Escape")
  func question() throws {
    let prompt = "1 Notes [sheet question]>"
    try session.run(":question", then: prompt)
    try terminal.wait(for: "Return: Yes · Escape: Cancel · :press Perhaps")
    try terminal.send("\u{1B}")
    try terminal.wait(forCursorLine: "1 Notes>")
    try session.run(":question", then: prompt)
    try terminal.send("\r")
    try terminal.wait(forCursorLine: "1 Notes>")
  }

  @Test("A resize amid a field leaves its text and its cursor")
  func resize() throws {
    try session.openAccount()
    try terminal.send(String(repeating: "word ", count: 12) + "\u{1B}bX")
    try terminal.wait(for: "the text") { $0.cursorLine.hasSuffix("word Xword") }
    terminal.resize(columns: 40, rows: 40)
    try terminal.wait(for: "the text in lines of the new width") { $0.cursorLine.count <= 40 }
    try terminal.send("Y\t\t")
    try terminal.wait(forCursorLine: prompt("Server") + " mail")
    let text = String(repeating: "word ", count: 11) + "XYword "
    try terminal.send(":expect field Name '\(text)'\r")
    try terminal.send(":expect field Name nobody\r")
    try terminal.wait(for: "Expected \"Name\"")
    #expect(terminal.screen.lines.count { $0.contains("Expected") } == 1)
  }

  @Test("Pasted lines are typed into one field after the other; in one field they become one line")
  func paste() throws {
    try terminal.send("\u{1B}[200~:account\rAnn\rhunter2\rnews\ron\u{1B}[201~\r")
    try terminal.wait(for: "Ann:7:news:true")
    try terminal.wait(forCursorLine: "1 Notes>")
    try session.openAccount()
    try terminal.send("\u{1B}[200~Ann\rMary\r\u{1B}[201~\t\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt("Name") + " Ann Mary")
  }

  @Test("On a terminal that can only print, an empty line leaves a field as it is")
  func dumb() throws {
    let session = try KeyboardSession(environment: ["TERM": "dumb"])
    try session.openAccount()
    try session.terminal.send("Ann\r")
    try session.terminal.wait(forCursorLine: prompt("Password"))
    try session.terminal.send("hunter2\r")
    try session.terminal.wait(forLine: "mail")
    try session.terminal.wait(forCursorLine: prompt("Server"))
    try session.terminal.send("\r")
    try session.terminal.wait(forCursorLine: prompt("Remember"))
    try session.terminal.send("\r")
    try session.terminal.wait(for: "Ann:7:mail:false")
    #expect(!session.terminal.output.contains(0x1B))
    #expect(!session.terminal.screen.lines.contains { $0.contains("hunter2") })
  }
}
