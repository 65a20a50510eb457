// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What a person reads after a line.
@Suite("Looking")
struct LooksTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func start(
    columns: Int = 80, _ options: [String] = [], _ variables: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try shell.terminal(options + [folder], columns: columns, variables)
    try terminal.wait(forCursorLine: "1 project>")
    return terminal
  }

  @Test("After each line the changes are said in few words, and the prompt names window and sheet")
  func changes() throws {
    let terminal = try start()
    try terminal.send(":clone url=/srv/notes.git\r")
    try terminal.wait(forCursorLine: "1 project [sheet clone] URL> /srv/notes.git")
    try terminal.send(":escape\r")
    try terminal.wait(forLine: "onDismiss of clone ran")
    #expect(
      terminal.screen.lines.contains(
        "editor: URL \"\" → /srv/notes.git, Directory \"\" → notes"))
    #expect(terminal.screen.lines.contains("editor: presented → dismissed"))
    #expect(terminal.screen.lines.contains("sheet clone is gone from window 1"))
  }

  @Test("On a narrow terminal lines break at words, and nothing is lost")
  func narrow() throws {
    let terminal = try start(columns: 40)
    try terminal.send(":values\r")
    try terminal.wait(forLine: "sheetToShow  reads addChange  state nil")
    try terminal.wait(forLine: "      published by RepositoryWindow in")
    try terminal.wait(forLine: "      window 1")
    try terminal.send(":nothing-of-the-kind\r")
    try terminal.wait(forLine: "! There is no command")
  }

  @Test("Colour says what signs say too", arguments: [(["NO_COLOR": "1"], false), ([:], true)])
  func color(variables: [String: String], isColored: Bool) throws {
    let terminal = try start([], variables)
    try terminal.send(":nothing-of-the-kind\r")
    try terminal.wait(for: "! There is no command")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[31m! There") == isColored)
  }

  @Test("A dumb terminal gets no escape sequence, no pager, and the same words")
  func dumb() throws {
    let terminal = try start([], ["TERM": "dumb", "PAGER": "sh -c 'echo paged; cat'"])
    try terminal.send(":menu\n")
    try terminal.wait(for: ":bring-all-to-front")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":tree\n")
    try terminal.wait(forLine: "window 1 \"project\" (key)")
    try terminal.wait(forCursorLine: "1 project>")
    #expect(!terminal.output.contains(0x1B))
    #expect(!terminal.screen.lines.contains("paged"))
  }

  @Test("A slip in the start-up file is told with its place, and the other lines run")
  func startupFile() throws {
    let config = shell.home.path("config/focus-shell")
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    let lines = ":alias get :clone\n:alias\n:nothing\n:focus\n:alias give :push\n"
    try Data(lines.utf8).write(to: URL(fileURLWithPath: config + "/init"))
    let program = Program(FocusShell.path, environment: shell.environment, folder: folder)
    let outcome = try program.run(["-c", ":alias"])
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["get = :clone", "give = :push"])
    #expect(
      outcome.errors.contains("config/focus-shell/init:3:1: There is no command \":nothing\""))
    #expect(outcome.errors.contains("config/focus-shell/init:4:7: "))
  }
}
