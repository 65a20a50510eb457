// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A home folder, and the line editor's probe started in it on a pseudo-terminal.
struct ProbeHome {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var historyPath: String { folder.path("line-editor-probe/history") }

  /// The history file's lines but for the time stamps.
  func history() throws -> [String] {
    try String(contentsOfFile: historyPath, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { $0.wholeMatch(of: /#[0-9]+/) == nil }
  }

  /// Starts the probe; returns when it shows its first prompt.
  func start(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 60,
    rows: Int = 20
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProducts.executable("line-editor-probe"), arguments: arguments,
      environment: self.environment.merging(environment) { $1 }, columns: columns, rows: rows)
    try terminal.wait(forCursorLine: "1>")
    return terminal
  }

  /// Starts the probe and in it a command that runs until there is a file `go`.
  func startBusy() throws -> PseudoTerminal {
    let terminal = try start()
    try terminal.send("busy \(folder.path("go"))\r")
    try terminal.wait(forLine: "busy")
    return terminal
  }

  /// Starts a shell command in which `"$PROBE"` is the probe.
  func shell(_ command: String) throws -> PseudoTerminal {
    let environment = environment.merging(
      ["PROBE": BuiltProducts.executable("line-editor-probe")]) { $1 }
    return try PseudoTerminal(
      "/bin/sh", arguments: ["-c", command], environment: environment, columns: 60, rows: 20)
  }

  /// No crash reports: they would wait for a key on a terminal.
  private var environment: [String: String] {
    [
      "HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path, "INPUTRC": "/dev/null",
      "TERM": "xterm", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Lets the probe go on that waits for a file to appear.
  func createFile(_ name: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder.path(name)))
  }
}
