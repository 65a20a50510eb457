// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The app for keyboard tests on a pseudo-terminal, in a home of its own.
struct KeyboardSession {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  /// Starts the app; returns when it shows its prompt.
  ///
  /// - Parameters:
  ///   - environment: Variables besides the usual ones.
  ///   - startup: The lines of the start-up file.
  ///   - inputrc: The lines of the person's inputrc.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  /// - Throws: What kept it from starting.
  init(
    environment: [String: String] = [:], startup: String? = nil, inputrc: String? = nil,
    columns: Int = 100, rows: Int = 40
  ) throws {
    home = try TemporaryFolder()
    if let startup { try Self.write(startup, to: home.path("config/keyboard-app/init")) }
    let keys = home.path("inputrc")
    if let inputrc { try Self.write(inputrc, to: keys) }
    let own = ["INPUTRC": inputrc == nil ? "/dev/null" : keys].merging(environment) { $1 }
    terminal = try PseudoTerminal(
      Self.app, environment: Self.environment(in: home).merging(own) { $1 }, columns: columns,
      rows: rows)
    try terminal.wait(forCursorLine: Self.prompt)
  }

  /// The prompt where no sheet is up.
  static let prompt = "1 Notes>"

  /// The prompt at a field of a sheet.
  static func prompt(_ field: String, _ sheet: String = "account") -> String {
    "1 Notes [sheet \(sheet)] \(field)>"
  }

  private static let app = BuiltProducts.executable("keyboard-app")

  private static func environment(in home: TemporaryFolder) -> [String: String] {
    [
      "HOME": home.url.path, "XDG_STATE_HOME": home.path("state"),
      "XDG_CONFIG_HOME": home.path("config"), "TERM": "xterm", "LANG": "C.UTF-8",
      "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin", "KEYBOARD_APP_GO": home.path("go"),
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Starts the app as a person's shell does, by a script that finds it in `APP`; returns when it shows its
  /// prompt.
  static func terminal(
    runningIn script: String, home: TemporaryFolder? = nil
  ) throws -> PseudoTerminal {
    let home = try home ?? TemporaryFolder()
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", script],
      environment: environment(in: home).merging(["APP": app]) { $1 }, columns: 100)
    try terminal.wait(forCursorLine: prompt)
    return terminal
  }

  /// Runs a line and waits until the prompt is as it says.
  func run(_ line: String, then prompt: String = Self.prompt) throws {
    try terminal.send(line + "\r")
    try terminal.wait(for: "the line “\(line)”") { $0.lines.contains { $0.hasSuffix("> " + line) } }
    try terminal.wait(forCursorLine: prompt)
  }

  /// Opens the account form.
  func openAccount() throws { try run(":account", then: Self.prompt("Name")) }

  /// Opens the note form.
  func openNote() throws {
    try run(":note", then: Self.prompt("Text", "note") + " first line")
  }

  /// Lets the command that waits go on.
  func go() throws { try Data().write(to: URL(fileURLWithPath: home.path("go"))) }

  /// The lines of the history file, without its time stamps.
  func history() throws -> [String] {
    try String(contentsOfFile: home.path("state/keyboard-app/history"), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { $0.wholeMatch(of: /#[0-9]+/) == nil }
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
