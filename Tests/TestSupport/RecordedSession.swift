// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The session that the README shows a picture of: a person tries the built program, for real.
///
/// Nothing in it depends on the day or the machine, so that a run gives the same picture anywhere.
public struct RecordedSession {
  private static let (columns, rows) = (92, 60)

  private let program: String
  private let place: TemporaryFolder

  /// Prepares a folder with a repository to clone from.
  ///
  /// - Parameter program: The path of the built program.
  /// - Throws: What keeps the folder from being made.
  public init(program: String) throws {
    self.program = program
    place = try TemporaryFolder()
    for folder in ["server", "ann"] {
      try FileManager.default.createDirectory(
        atPath: place.path(folder), withIntermediateDirectories: true)
    }
    try makeServer()
  }

  /// Plays the session and returns the picture of its screen.
  public func picture() throws -> String {
    let terminal = try PseudoTerminal(
      "/usr/bin/env", arguments: ["-C", place.path("ann"), program, "--no-init"],
      environment: environment, columns: Self.columns, rows: Self.rows)
    for step in Self.steps { try play(step, at: terminal) }
    return TerminalPicture(
      of: terminal.screen.styledRows, columns: Self.columns, title: "focus-shell"
    ).svg
  }

  // MARK: - What is typed

  /// What is typed when the line with the cursor is the prompt named.
  private struct Step {
    let prompt: String
    let typed: String
  }

  private static let steps = [
    Step(prompt: "1 scratch>", typed: ":clone! url=../server/notes.git"),
    Step(prompt: "2 notes>", typed: ":add-change! description='Say hello'"),
    Step(prompt: "2 notes>", typed: ":push!"),
    Step(prompt: "2 notes>", typed: "@1 :edit"),
    Step(prompt: "1 scratch [sheet editChangeDescription]", typed: ":windows"),
    Step(prompt: "1 scratch [sheet editChangeDescription]", typed: ""),
  ]

  private func play(_ step: Step, at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the prompt “\(step.prompt)”") { screen in
      screen.cursorLine.hasPrefix(step.prompt)
        && !screen.cursorLine.contains(":")
        && !screen.lines.contains { $0.contains("Ctrl-C cancels") }
    }
    guard !step.typed.isEmpty else { return }
    try terminal.send(step.typed)
    try terminal.wait(for: "“\(step.typed)”") { $0.cursorLine.hasSuffix(step.typed) }
    try terminal.send("\r")
    try terminal.wait(for: "the end of “\(step.typed)”") { !$0.cursorLine.hasSuffix(step.typed) }
  }

  // MARK: - Where it is typed

  private var environment: [String: String] {
    [
      "HOME": place.path("ann"), "TERM": "xterm", "LANG": "C.UTF-8",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.com",
      "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.com",
      "GIT_AUTHOR_DATE": "2026-01-01T12:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T12:00:00Z",
    ]
  }

  private func makeServer() throws {
    let work = place.path("server/work")
    try git("init", "-q", "-b", "main", work)
    try Data("A notebook.\n".utf8).write(to: URL(fileURLWithPath: work + "/readme.txt"))
    try git("-C", work, "add", "-A")
    try git("-C", work, "commit", "-q", "-m", "Begin the notebook")
    try git("clone", "-q", "--bare", work, place.path("server/notes.git"))
  }

  private func git(_ arguments: String...) throws {
    let outcome = try Program("/usr/bin/env", environment: environment).run(["git"] + arguments)
    guard outcome.code == 0 else { throw PseudoTerminal.Failure(description: outcome.errors) }
  }
}
