// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Signals and unprompted changes while an operation takes its time.
@Suite("While an operation runs")
struct InterruptionTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  /// Git's connection never answers; the transport is started by this command.
  private var environment: [String: String] {
    shell.environment.merging(["GIT_SSH_COMMAND": "sleep 60; true"]) { $1 }
  }

  private var clone: String { ":clone! url=ssh://host/x directory=\(shell.home.path("clone"))" }

  @Test(
    "A signal ends the wait of a script, and what was printed is there",
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 143)] as [(Int32, Int32)])
  func batch(signal: Int32, code: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FocusShell.path)
    process.arguments = ["--no-init", folder, "-c", ":windows", "-c", clone, "-c", ":windows"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What the lines before have printed is written before the wait.
    let first = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    // Twice, as timeout does it.
    for _ in 0..<2 { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
    #expect(first.contains("*  1  project"))
    let told = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(told.contains("Interrupted by a signal."))
    #expect(!told.contains("still running"))
  }

  private func start() throws -> PseudoTerminal {
    let variables = environment.merging([
      "TERM": "xterm", "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]) { $1 }
    return try PseudoTerminal(
      FocusShell.path, arguments: ["--no-init", folder], environment: variables, columns: 100)
  }

  @Test(
    "At a terminal changes are shown before the wait, which Ctrl-C ends by cancelling what is waited for"
  )
  func interactive() throws {
    let terminal = try start()
    try terminal.wait(for: "Focus Shell: the commands are :clone")
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(clone + "\r")
    try terminal.wait(for: "sheet clone is up on window 1")
    try terminal.send("\u{03}")
    try terminal.wait(for: "! Stopped.")
    try terminal.wait(for: "the form") {
      $0.cursorLine == "1 project [sheet clone] Directory> " + shell.home.path("clone")
    }
    try terminal.send(":quit\r")
  }

  @Test("The prompt follows a change that comes while a line is typed, which stays as it is")
  func prompt() throws {
    let copy = shell.home.path("copy")
    let go = shell.home.path("go")
    let answer = "until [ -e '\(go)' ]; do sleep 0.1; done; git upload-pack '\(folder)'; true"
    let variables = shell.environment.merging([
      "TERM": "xterm", "LANG": "C.UTF-8", "GIT_SSH_COMMAND": answer,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]) { $1 }
    let terminal = try PseudoTerminal(
      FocusShell.path, arguments: ["--no-init", folder], environment: variables, columns: 100)
    try terminal.wait(forCursorLine: "1 project>")
    try terminal.send(":clone url=ssh://host/x directory=\(copy)\r")
    try terminal.wait(forCursorLine: "1 project [sheet clone] Directory> \(copy)")
    try terminal.send(":return\r")
    try terminal.wait(forLine: "1 project [sheet clone] Directory> :return")
    try terminal.wait(forCursorLine: "1 project [sheet clone]>")
    try terminal.send(":win")
    try terminal.wait(forCursorLine: "1 project [sheet clone]> :win")
    try Data().write(to: URL(fileURLWithPath: go))
    try terminal.wait(forCursorLine: "2 copy> :win")
    try terminal.send("dows\r")
    try terminal.wait(for: "*  2  copy")
    try terminal.wait(forCursorLine: "2 copy>")
    try terminal.send("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
  }
}
