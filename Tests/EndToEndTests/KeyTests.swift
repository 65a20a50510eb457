// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The app's key equivalents at a terminal.
@Suite("Keys of the app")
struct KeyTests {
  /// Waits until a command was chosen by its key, and the prompt is there again.
  private func expect(
    _ last: String, in session: KeyboardSession, line: String = "1 Notes>"
  ) throws {
    try session.terminal.wait(for: "\(last) to be the last command") { screen in
      screen.lines.last { $0.hasPrefix("lastCommand: ") }?.hasSuffix("→ \(last)") == true
    }
    try session.terminal.wait(forCursorLine: line)
  }

  @Test("Meta and Control-X stand for Command, function keys and arrows for themselves")
  func standIns() throws {
    let session = try KeyboardSession()
    for (keys, command) in [
      ("\u{1B}j", "Join"), ("\u{1B}[15~", "Refresh"), ("\u{18}j", "Join"),
      ("\u{18}\u{0C}", "Full Screen"), ("\u{18}\u{1B}d", "Deep"), ("\u{1B}[1;3A", "Raise"),
    ] {
      try session.terminal.send(keys)
      try expect(command, in: session)
    }
    try session.terminal.send("\u{1B}A")
    try session.terminal.wait(forLine: ":key cmd+shift+a")
    try session.terminal.wait(forCursorLine: "1 Notes [sheet account] Name>")
  }

  @Test("The half-typed line is there again after a key, with its cursor")
  func halfTyped() throws {
    let session = try KeyboardSession()
    try session.terminal.send(":expect text none\u{1B}b")
    try session.terminal.wait(for: "the cursor before the last word") { $0.column == 22 }
    try session.terminal.send("\u{1B}j")
    try expect("Join", in: session, line: "1 Notes> :expect text none")
    #expect(session.terminal.screen.column == 22)
    #expect(session.terminal.screen.lines.count { $0.contains(":expect text") } == 1)
  }

  @Test("What was typed into a field is in it before a key does anything")
  func amidField() throws {
    let session = try KeyboardSession()
    try session.openAccount()
    try session.terminal.send("Ann\u{1B}j")
    try expect("Join", in: session, line: "1 Notes [sheet account] Name> Ann")
    try session.run(":expect field Name Ann", then: "1 Notes [sheet account] Name> Ann")
    #expect(!session.terminal.screen.lines.contains { $0.contains("Expected") })
  }

  @Test("A key that edits keeps doing so, and the menu says which key that is")
  func conflicts() throws {
    let session = try KeyboardSession()
    try session.terminal.send("one two\u{01}\u{1B}fX\r")
    try session.terminal.wait(forLine: "1 Notes> oneX two")
    try session.terminal.send("\u{18}f")
    try expect("Find", in: session)
    try session.run(":menu Keys")
    let lines = session.terminal.screen.lines
    #expect(lines.contains { $0.contains(":find ") && $0.hasSuffix(" ctrl+x f") })
    #expect(lines.contains { $0.contains(":refresh ") && $0.hasSuffix(" f5") })
    #expect(lines.contains { $0.contains(":join ") && $0.hasSuffix(" opt+j") })
    #expect(
      lines.contains("These edit the line: opt+f (forward-word). :bind lists all keys."))
  }

  @Test("A key of the person's own inputrc is theirs")
  func inputrc() throws {
    let session = try KeyboardSession(
      inputrc: "$if CommandShell\n\"\\ej\": \"bound\"\n\"\\C-t\": next-field\n$endif\n")
    try session.terminal.send("\u{1B}j")
    try session.terminal.wait(forCursorLine: "1 Notes> bound")
    try session.terminal.send("\u{15}\u{18}j")
    try expect("Join", in: session)
    try session.openAccount()
    try session.terminal.send("\u{14}")
    try session.terminal.wait(forCursorLine: "1 Notes [sheet account] Password>")
  }

  @Test("In vi's insertion mode Escape is vi's, and Control-X leads to the commands")
  func vi() throws {
    let session = try KeyboardSession(inputrc: "set editing-mode vi\n")
    try session.terminal.send("\u{18}j")
    try expect("Join", in: session)
    try session.terminal.send("one two\u{1B}bx")
    try session.terminal.wait(forCursorLine: "1 Notes> one wo")
    try session.openAccountFromVi()
    try session.terminal.send("abc\u{1B}")
    try session.terminal.send("0x")
    try session.terminal.wait(forCursorLine: "1 Notes [sheet account] Name> bc")
    // In the movement mode Escape has no other use.
    try session.terminal.send("\u{1B}")
    try session.terminal.wait(for: "What was typed is kept")
    try session.terminal.wait(forCursorLine: "1 Notes>")
  }

  @Test("The start-up file gives keys to lines and takes them from the app")
  func binding() throws {
    let session = try KeyboardSession(
      startup: ":bind opt+f :find\n:bind \"ctrl+x w\" :windows\n:bind! opt+j\n")
    try session.terminal.send("\u{1B}f")
    try expect("Find", in: session)
    try session.terminal.send("\u{18}w")
    try session.terminal.wait(forLine: ":windows")
    try session.terminal.wait(forCursorLine: "1 Notes>")
    try session.terminal.send("\u{1B}jX")
    try session.terminal.wait(forCursorLine: "1 Notes> X")
    try session.terminal.send("\u{15}")
    try session.run(":bind")
    let lines = session.terminal.screen.lines
    #expect(
      lines.contains {
        $0.hasPrefix("opt+f") && $0.contains(":find") && $0.hasSuffix("bound by you")
      })
    #expect(!lines.contains { $0.hasPrefix("opt+j") })
    try session.run(":bind opt+h :refresh")
    try session.terminal.send("\u{1B}h")
    try expect("Refresh", in: session)
    try session.run(":bind! opt+f")
    try session.terminal.send("one two\u{01}\u{1B}fX")
    try session.terminal.wait(forCursorLine: "1 Notes> oneX two")
  }

  // MARK: - The keyboard protocol

  /// Starts the app on a terminal that answers that it knows the keyboard protocol.
  private func startWithProtocol(startup: String? = nil) throws -> KeyboardSession {
    let session = try KeyboardSession(startup: startup)
    try answerProtocol(at: session.terminal)
    return session
  }

  private func answerProtocol(at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the question") { _ in
      String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?u")
    }
    try terminal.send("\u{1B}[?0u")
    try terminal.wait(for: "the protocol") { $0.reportsKeys }
  }

  @Test("Where the terminal knows the keyboard protocol, Command is Command")
  func commandKey() throws {
    let session = try startWithProtocol(startup: ":bind cmd+k :windows\n")
    try session.terminal.send("half\u{1B}[106;9u")
    try expect("Join", in: session, line: "1 Notes> half")
    try session.terminal.send("\u{1B}[108;13u")
    try expect("Full Screen", in: session, line: "1 Notes> half")
    try session.terminal.send("\u{1B}[107;9u")
    try session.terminal.wait(for: "*  1  Notes")
    try session.terminal.wait(forCursorLine: "1 Notes> half")
    try session.terminal.send("\u{1B}[121;9u")
    try session.terminal.wait(for: "Nothing has the shortcut cmd+y.")
    try session.terminal.wait(forCursorLine: "1 Notes> half")
    try session.terminal.send("\u{1B}[97;5uX")
    try session.terminal.wait(forCursorLine: "1 Notes> Xhalf")
  }

  @Test("With the protocol Escape ends a sheet at once, and Control-C, -D and -Z do what they do")
  func protocolKeys() throws {
    let session = try startWithProtocol()
    let terminal = session.terminal
    try session.openAccount()
    try terminal.send("abc\u{1B}[27u")
    try terminal.wait(for: "What was typed is kept")
    try terminal.wait(forCursorLine: "1 Notes>")
    try terminal.send("dropped\u{1B}[99;5u")
    try terminal.wait(forLine: "1 Notes> dropped^C")
    try terminal.wait(forCursorLine: "1 Notes>")
    try terminal.send("\u{1B}[100;5u")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(!terminal.screen.reportsKeys)
    #expect(terminal.isCanonical)
  }

  @Test("The protocol is off while a command runs, and however the program ends")
  func protocolOff() throws {
    for signal in [SIGTERM, SIGSEGV, SIGQUIT] {
      let session = try startWithProtocol()
      session.terminal.send(signal: signal)
      _ = try session.terminal.waitForEnd()
      #expect(!session.terminal.screen.reportsKeys)
      #expect(session.terminal.isCanonical)
    }
  }

  @Test("Ctrl-Z switches the protocol off before the process stops, and fg on again")
  func protocolAcrossStop() throws {
    let terminal = try KeyboardSession.terminal(
      runningIn: "set -m; \"$APP\"; stty -a | grep -o ' icanon'; read go; fg")
    try answerProtocol(at: terminal)
    try terminal.send("half")
    try terminal.wait(forCursorLine: "1 Notes> half")
    try terminal.send("\u{1B}[122;5u")
    try terminal.wait(for: " icanon")
    #expect(!terminal.screen.reportsKeys)
    try terminal.send("\r")
    try terminal.wait(for: "the protocol again") { $0.reportsKeys }
    try terminal.wait(forCursorLine: "1 Notes> half")
    try terminal.send("\u{1B}[97;5uX")
    try terminal.wait(forCursorLine: "1 Notes> Xhalf")
    let output = String(decoding: terminal.output, as: UTF8.self)
    let switches = output.matches(of: /\u{1B}\[(>5|<)u/).map { String($0.1) }
    #expect(switches.prefix(3) == [">5", "<", ">5"])
  }

  @Test("A terminal that does not answer is not told to follow the protocol")
  func noProtocol() throws {
    let session = try KeyboardSession()
    try session.run(":windows")
    #expect(!String(decoding: session.terminal.output, as: UTF8.self).contains("\u{1B}[>5u"))
  }
}

extension KeyboardSession {
  /// Opens the account form from vi's movement mode.
  fileprivate func openAccountFromVi() throws {
    try terminal.send("S:account\r")
    try terminal.wait(forCursorLine: "1 Notes [sheet account] Name>")
  }
}
