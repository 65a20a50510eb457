// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A session of a person with the built program, played for real in a folder of its own.
///
/// Nothing in it depends on the day or the machine, so that a run shows the same anywhere.
public struct RecordedSession {
  private let program: String
  private let columns: Int
  private let place: TemporaryFolder

  /// Prepares a folder with a repository to clone from beside the one that the session is in.
  ///
  /// - Parameters:
  ///   - program: The path of the built program.
  ///   - columns: The terminal's width.
  /// - Throws: What keeps the folder from being made.
  public init(program: String, columns: Int) throws {
    self.program = program
    self.columns = columns
    place = try TemporaryFolder()
    for folder in ["server", "ann"] {
      try FileManager.default.createDirectory(
        atPath: place.path(folder), withIntermediateDirectories: true)
    }
    try makeServer()
  }

  /// What is typed, with Return behind it, once the line with the cursor begins with the prompt; nil
  /// ends the session.
  public struct Step: Sendable {
    let prompt: String
    var typed: String?
  }

  /// Plays steps, and returns what the screen shows when the last one's prompt is there.
  ///
  /// The screen is so high that nothing scrolls off.
  public func play(_ steps: [Step]) throws -> TerminalScreen {
    let terminal = try PseudoTerminal(
      "/usr/bin/env", arguments: ["-C", place.path("ann"), program, "--no-init"],
      environment: environment, columns: columns, rows: 200)
    for step in steps {
      try wait(for: step.prompt, at: terminal)
      guard let typed = step.typed else { break }
      let row = terminal.screen.row
      try terminal.send(typed)
      try terminal.wait(for: "“\(typed)”") { $0.cursorLine.hasSuffix(typed) }
      try terminal.send("\r")
      try terminal.wait(for: "the end of “\(typed)”") { $0.row > row }
    }
    return terminal.screen
  }

  /// The rows of a screen, with a home folder in place of the one that the session was played in.
  public func text(of screen: TerminalScreen) -> [String] {
    screen.lines.map { $0.replacing(place.path("ann"), with: "/home/ann") }
  }

  /// Waits for a prompt with nothing behind it, and for all that runs to have ended.
  private func wait(for prompt: String, at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the prompt “\(prompt)”") { screen in
      screen.cursorLine.hasPrefix(prompt) && !screen.cursorLine.contains("> :")
        && !screen.lines.contains { $0.contains("Ctrl-C cancels") }
    }
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
