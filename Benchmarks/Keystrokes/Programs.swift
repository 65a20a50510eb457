// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The programs whose keystrokes are timed, with all they need in a folder of their own.
struct Programs {
  private let home: TemporaryFolder
  private let items: Int
  private static let rows = 1_100

  /// Writes the start-up file that opens the windows, and the words of the plain loop.
  init(windows: Int, items: Int) throws {
    home = try TemporaryFolder()
    self.items = items
    try write(
      "set show-all-if-ambiguous on\nset completion-query-items 0\nset page-completions off\n"
        + "set bell-style none\nset enable-bracketed-paste off\n", to: "inputrc")
    let opening = Array(repeating: ":new", count: windows - 1) + [":focus 1"]
    try write(opening.joined(separator: "\n") + "\n", to: "config/keyboard-app/init")
    let words =
      (0..<items).map { ":item-\($0)\tMany > Item \($0)" } + (1...windows).map { "\($0)\tNotes" }
    try write(words.joined(separator: "\n") + "\n", to: "words")
  }

  /// Starts the shell; returns when it shows its prompt.
  func startShell() throws -> PseudoTerminal {
    try start("keyboard-app", [])
  }

  /// Starts the plain loop, which lists names in columns, or one a line with what the shell says of them.
  func startPlainLoop(describing: Bool = false) throws -> PseudoTerminal {
    try start("plain-loop", [home.path("words")] + (describing ? ["describing"] : []))
  }

  private func start(_ program: String, _ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProducts.executable(program), arguments: arguments,
      environment: [
        "HOME": home.url.path, "XDG_CONFIG_HOME": home.path("config"), "TERM": "xterm",
        "XDG_STATE_HOME": home.path("state"), "LANG": "C.UTF-8", "INPUTRC": home.path("inputrc"),
        "NO_COLOR": "1", "KEYBOARD_APP_ITEMS": "\(items)",
      ], columns: 100, rows: Self.rows)
    try terminal.wait(forCursorLine: "1 Notes>")
    return terminal
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: home.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
