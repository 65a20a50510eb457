// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Output that does not fit on the screen.
@Suite("Long output")
struct PagerTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func start(_ variables: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try shell.terminal([folder], rows: 12, variables)
    try terminal.wait(forCursorLine: "1 project>")
    return terminal
  }

  @Test("Goes to less page by page, which gives the terminal back")
  func less() throws {
    let terminal = try start()
    try terminal.send(":menu\r")
    try terminal.wait(forCursorLine: ":")
    #expect(!terminal.screen.lines.contains { $0.contains(":bring-all-to-front") })
    try terminal.send("G")
    try terminal.wait(for: ":bring-all-to-front")
    try terminal.send("q")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":windows\r")
    try terminal.wait(for: "*  1  project")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.isCanonical)
  }

  @Test("Short output goes to no pager")
  func short() throws {
    let terminal = try start(["PAGER": "sh -c 'echo paged; cat'"])
    try terminal.send(":windows\r")
    try terminal.wait(for: "*  1  project")
    try terminal.wait(forCursorLine: "1 project>")
    #expect(!terminal.screen.lines.contains("paged"))
  }

  @Test("The words of PAGER are its program and arguments, quotes obeyed and nothing expanded")
  func words() throws {
    let terminal = try start(["PAGER": "sh -c 'tail -n 2; echo \"$0 $1\"' 'paged by' $HOME"])
    try terminal.send(":menu\r")
    try terminal.wait(forLine: "paged by $HOME")
    try terminal.wait(forCursorLine: "1 project>")
  }

  @Test(
    "A pager that is not there or fails leaves all of the text",
    arguments: ["/nowhere/pager", "false", "sh -c 'kill -9 $$'"])
  func broken(pager: String) throws {
    let terminal = try start(["PAGER": pager])
    try terminal.send(":menu\r")
    try terminal.wait(for: ":bring-all-to-front")
    try terminal.wait(forCursorLine: "1 project>")
    #expect(terminal.screen.lines.contains { $0.contains(":about") })
  }

  @Test("No pager where PAGER is empty or not quoted right", arguments: ["", "less 'x"])
  func none(pager: String) throws {
    let terminal = try start(["PAGER": pager])
    try terminal.send(":menu\r")
    try terminal.wait(for: ":bring-all-to-front")
    try terminal.wait(forCursorLine: "1 project>")
  }

  @Test("A pager that leaves the terminal raw does no harm")
  func raw() throws {
    let terminal = try start(["PAGER": "sh -c 'cat; stty raw -echo </dev/tty'"])
    try terminal.send(":menu\r")
    try terminal.wait(for: ":bring-all-to-front")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":quit\r")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(terminal.isCanonical)
  }

  @Test("SIGTERM ends the pager with the shell")
  func terminate() throws {
    let terminal = try start()
    try terminal.send(":menu\r")
    try terminal.wait(forCursorLine: ":")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(code: 143))
    #expect(terminal.isCanonical)
  }

  @Test("In batch there is no pager")
  func batch() throws {
    let program = Program(
      FocusShell.path, environment: shell.environment.merging(["PAGER": "false"]) { $1 })
    let outcome = try program.run(["--no-init", folder, "-c", ":menu"])
    #expect(outcome.output.contains(":bring-all-to-front"))
  }
}
