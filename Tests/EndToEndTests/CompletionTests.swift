// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What Tab offers at a terminal, by where it is pressed.
@Suite("Completion by context")
struct CompletionTests {
  private let session: KeyboardSession
  private var terminal: PseudoTerminal { session.terminal }

  init() throws { session = try KeyboardSession(columns: 120) }

  /// Types something, presses Tab, and waits until the line is as it says.
  private func complete(_ typed: String, _ line: String, at prompt: String = "1 Notes> ") throws {
    try terminal.send("\u{15}" + typed + "\t")
    try terminal.wait(forCursorLine: prompt + line)
  }

  /// Types something, presses Tab twice, and waits for lines that begin and end so.
  private func list(
    _ typed: String, _ expected: (String, String)..., at prompt: String = "1 Notes> "
  )
    throws
  {
    try terminal.send("\u{15}" + typed + "\t\t\t")
    for (start, end) in expected {
      try terminal.wait(for: "“\(start) … \(end)” in the list") { screen in
        screen.lines.contains { $0.hasPrefix(start + " ") && $0.hasSuffix(end) }
      }
    }
    try terminal.send("\u{15}")
    try terminal.wait(for: "the prompt") {
      $0.cursorLine == prompt.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("Commands are listed with where they are, their keys, and why they are disabled")
  func commands() throws {
    try list(
      ":n", (":note", "Forms > Note… (shift+opt+t)"),
      (":nothing", "Forms > Nothing, disabled: It does nothing."))
    try list(":f", (":find", "Keys > Find (ctrl+x f)"), (":focus", "Makes a window key"))
    try complete(":later", ":account-later")
    try complete("@1 :jo", "@1 :join")
  }

  @Test("Fields of the sheet that is up, with their values, each only once; then their choices")
  func fields() throws {
    let prompt = "1 Notes [sheet account] Name> "
    try session.openAccount()
    try terminal.send("Ann\t\u{1B}[Z")
    try terminal.wait(forCursorLine: prompt + "Ann")
    try list(
      ":account ", ("name=", "text \"Ann\""), ("password=", "secret"),
      ("server=", "picker \"mail\""),
      ("remember=", "toggle \"off\""), at: prompt)
  }

  @Test("A command's fields are known from the last time, and its choices with them")
  func knownFields() throws {
    try session.openAccount()
    try terminal.send(":escape\r")
    try terminal.wait(forCursorLine: "1 Notes>")
    try complete(":account se", ":account server=")
    try complete(":account server=no", ":account server=north\\ wind")
    try complete(":account server='no", #":account server=north\ wind"#)
    try complete(":account remember=o", ":account remember=o")
    try list(":account name=x ", ("password=", "secret"), ("server=", "picker \"mail\""))
  }

  @Test("Windows by number with their titles, and by title")
  func windows() throws {
    try session.run(":new", then: "2 Notes>")
    try list(
      ":focus ", ("1", "Notes"), ("2", "Notes"),
      ("next", "the next window becomes key"), at: "2 Notes> ")
    try list("@", ("@1", "Notes"), ("@2", "Notes"), at: "2 Notes> ")
    try complete(":focus No", ":focus Notes", at: "2 Notes> ")
  }

  @Test("Labels of what a verb acts on, and the values that it may give")
  func controls() throws {
    let prompt = "1 Notes [sheet account] Name> "
    try session.openAccount()
    try list(
      ":press ", ("Cancel", "button"), ("Sign", "disabled: A name is needed."), at: prompt)
    try complete(":press S", #":press Sign\ In"#, at: prompt)
    try complete(":toggle ", ":toggle Remember", at: prompt)
    try complete(":pick ", ":pick Server", at: prompt)
    try complete(":pick Server no", #":pick Server north\ wind"#, at: prompt)
    try list(":set ", ("Name", "text \"\""), ("Password", "secret"), at: prompt)
    try complete(":expect button Can", ":expect button Cancel", at: prompt)
    try complete(":expect button Cancel e", ":expect button Cancel enabled", at: prompt)
  }

  @Test("Forms of :expect with their usage, policies with their meaning and their values")
  func argumentsOfVerbs() throws {
    try list(
      ":expect ", ("sheet", "ID: the front sheet has this id"),
      ("no", "sheet, alert, window, value KEY, issue"),
      ("button", "LABEL enabled|disabled: whether this button can be pressed"))
    try list(
      ":expect no ", ("window", "no window is open"),
      ("value", "KEY: nothing in focus publishes this value"))
    try list(":policy ", ("escapeDismissesSheet", ""), ("firstFieldHasFocus", ""))
    try complete(":policy escapeD", ":policy escapeDismissesSheet")
    try list(":policy escapeDismissesSheet ", ("true", "now"))
    try complete(":menu Fo", ":menu Forms")
    try complete(":menu choose Forms Acc", ":menu choose Forms Account")
    try complete(":expect value las", ":expect value lastCommand")
    try complete(":expect value lastCommand n", ":expect value lastCommand none")
    try complete(":key cmd+j", ":key cmd+j")
    try complete(":pol escapeD", ":pol escapeDismissesSheet")
    try complete(":each :expect enabled fi", ":each :expect enabled find")
  }

  @Test("File names, in folders and with blanks")
  func files() throws {
    let folder = session.home.path("my scripts")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/a script.txt"))
    try complete(":source ~/my", #":source ~/my\ scripts/"#)
    try terminal.send("\t")
    try terminal.wait(forCursorLine: #"1 Notes> :source ~/my\ scripts/a\ script.txt"#)
    try Data().write(to: URL(fileURLWithPath: folder + "/b.txt"))
    try terminal.send("\u{15}:source ~/my\\ scripts/\t\t")
    try terminal.wait(forLine: "a script.txt  b.txt")
  }

  @Test("Where no field takes text, a word is completed to the command that it begins")
  func withoutColon() throws {
    try complete("rais", ":raise")
    try terminal.send("\u{15}\t\t\t")
    try terminal.wait(for: "the commands") { screen in
      screen.lines.contains { $0.hasPrefix(":account ") } && screen.cursorLine == "1 Notes> :"
    }
    try terminal.send("\u{15}")
    try terminal.send("raise\r")
    try terminal.wait(
      forLine:
        "! No field has keyboard focus to type into; a command begins with a colon. Near: :raise.")
  }

  @Test("The app's own commands come before those that every app has")
  func order() throws {
    try terminal.send(":\t\t")
    try terminal.wait(for: ":quit ")
    let lists = terminal.screen.lines.joined(separator: "\n").split(separator: "1 Notes> :\n")
    let list = try #require(lists.last)
    let own = try #require(list.firstRange(of: ":account "))
    let standard = try #require(list.firstRange(of: ":quit "))
    #expect(own.lowerBound < standard.lowerBound)
  }

  @Test("Where nothing can be offered Tab says why, or how to go on")
  func hints() throws {
    try terminal.send(":account \t")
    try terminal.wait(for: "Account… asks for what it needs in a form: Return shows it.")
    try terminal.wait(forCursorLine: "1 Notes> :account")
    try terminal.send("\u{15}:wait \t")
    try terminal.wait(forLine: ":wait [SECONDS]")
    try terminal.wait(forCursorLine: "1 Notes> :wait")
  }

  @Test("The fields of a command are its own, while the sheet of another one is up")
  func otherSheet() throws {
    let prompt = "1 Notes [sheet account] Name> "
    try session.openNote()
    try session.openAccount()
    try list(":note ", ("folder=", "text \"\""), at: prompt)
    try list(":account ", ("password=", "secret"), at: prompt)
  }

  @Test("What is named so that it would steer the terminal is not offered")
  func harmless() throws {
    try terminal.send(":expect text \t\t")
    try terminal.wait(for: "last: none ")
    #expect(!terminal.screen.lines.contains { $0.contains("2J") })
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[2J\u{202E}"))
  }
}
