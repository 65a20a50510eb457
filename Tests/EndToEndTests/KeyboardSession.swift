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
    let usual = [
      "HOME": home.url.path, "XDG_STATE_HOME": home.path("state"),
      "XDG_CONFIG_HOME": home.path("config"), "TERM": "xterm", "LANG": "C.UTF-8",
      "INPUTRC": inputrc == nil ? "/dev/null" : keys, "PATH": "/usr/bin:/bin",
      "KEYBOARD_APP_GO": home.path("go"), "SWIFT_BACKTRACE": "enable=no",
    ]
    terminal = try PseudoTerminal(
      BuiltProducts.executable("keyboard-app"),
      environment: usual.merging(environment) { $1 }, columns: columns, rows: rows)
    try terminal.wait(forCursorLine: "1 Notes>")
  }

  /// Runs a line and waits until the prompt is as it says.
  func run(_ line: String, then prompt: String = "1 Notes>") throws {
    try terminal.send(line + "\r")
    try terminal.wait(for: "the line “\(line)”") { $0.lines.contains { $0.hasSuffix("> " + line) } }
    try terminal.wait(forCursorLine: prompt)
  }

  /// Opens the account form.
  func openAccount() throws { try run(":account", then: "1 Notes [sheet account] Name>") }

  /// Opens the note form.
  func openNote() throws {
    try run(":note", then: "1 Notes [sheet note] Text> first line")
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
