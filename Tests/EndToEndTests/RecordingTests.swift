// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Recording, by the built executable")
struct RecordingTests {
  let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  /// Records lines and returns the script, which must pass.
  private func record(_ lines: [String], before: [String] = []) throws -> [String] {
    let all = before + [":record r.txt"] + lines + [":record stop"]
    _ = try folder.shell.run(
      ["--keep-going"] + all.flatMap { ["-c", $0] }, in: folder.path)
    let replay = try folder.run("run", "r.txt")
    #expect(replay.code == 0, "\(replay.errors)")
    return try folder.read("r.txt").split(separator: "\n").map(String.init)
  }

  @Test("A recording says what happened: sheets, windows, keys, fields, dismissals")
  func whatHappened() throws {
    let script = try record([
      ":clone", ":set URL https://host/x.git", ":escape", ":new", "@1 :push", ":focus 2", ":close",
    ])
    #expect(
      script == [
        "# Recorded, to be run in a fresh app.", ":clone", ":expect sheet clone",
        ":set URL https://host/x.git", ":expect field URL https://host/x.git",
        ":expect field Directory x", ":expect button Clone enabled", ":escape", ":expect no sheet",
        ":expect dismissed 1", ":new", ":expect windows 2", ":expect key 2", "@1 :push",
        ":expect key 1", ":expect sheet addRemote", ":expect dismissed 2", ":focus 2",
        ":expect key 2", ":expect no sheet", ":close", ":expect windows 1", ":expect key 1",
        ":expect sheet addRemote", ":expect no issue",
      ])
  }

  @Test("What was done before the recording is in the script, so that it passes in a fresh app")
  func prologue() throws {
    let script = try record([":set Directory x"], before: [":new", ":clone url=a"])
    #expect(
      script == [
        "# Recorded, to be run in a fresh app.", ":new", ":clone url=a",
        "# The recording began here.", ":set Directory x", ":expect field Directory x",
        ":expect no issue",
      ])
  }

  @Test("Lines that only look are left out; expectations that a person writes are kept")
  func looking() throws {
    let script = try record([":windows", ":tree", ":expect windows 1", ":wait", ":state", "# note"])
    #expect(
      script == [
        "# Recorded, to be run in a fresh app.", ":expect windows 1", ":wait", ":expect no issue",
      ])
  }

  @Test("Aliases and sourced scripts are written as what they do")
  func selfContained() throws {
    try folder.write(":new\n:clone url=u\n", to: "setup.txt")
    let script = try record(
      [":source setup.txt", ":c directory=d", ":each :c directory=d"],
      before: [":alias c :clone"])
    #expect(script.contains(":clone url=u"))
    #expect(script.contains(":clone directory=d"))
    #expect(script.contains(":each :clone directory=d"))
    #expect(!script.contains { $0.contains("setup.txt") || $0.hasPrefix(":c ") })
  }

  @Test("A line that failed is a comment, with what it did before it failed")
  func failures() throws {
    let script = try record([":clone! directory=x", ":nosuch", ":escape"])
    #expect(script.contains { $0.hasPrefix("# :clone! directory=x failed: ") })
    #expect(script.contains(":set Directory x"))
    #expect(!script.contains { $0.contains("nosuch") })
  }

  @Test("A sheet that refuses after the line at a terminal has ended is a line that failed")
  func lateRefusal() throws {
    let work = try folder.shell.makeRepository("work", description: "Start")
    try folder.shell.git("remote", "add", "origin", "/nowhere/x.git", in: work)
    let file = folder.path + "/r.txt"
    let terminal = try folder.shell.terminal([], in: work)
    try terminal.wait(forCursorLine: "1 work>")
    try terminal.send(":record \(file)\r:push\r")
    try terminal.wait(forCursorLine: "1 work [sheet push] Remote> origin")
    try terminal.send(":return\r")
    try terminal.wait(for: "and the repository exists.")
    try terminal.wait(forCursorLine: "1 work [sheet push] Remote> origin")
    try terminal.send(":escape\r:record stop\r")
    try terminal.wait(for: "recorded ")
    let script = try folder.read("r.txt")
    #expect(script.contains("\n# :return failed: '/nowhere/x.git' does not appear"), "\(script)")
    #expect(script.contains("\n:escape\n:expect no sheet\n"), "\(script)")
    let replay = try folder.shell.run(["run", file], in: work)
    #expect(replay.code == 0, "\(replay.errors)")
  }

  @Test("Going back while recording is part of the script")
  func goingBack() throws {
    let script = try record([":clone", ":set URL x", ":back", ":expect field URL ''"])
    #expect(script.contains(":back 1"))
  }

  @Test("What a program did behind the key window is recorded as what comes nearest, and says so")
  func behindTheKeyWindow() throws {
    let requests = [
      #"{"line": ":record r.txt"}"#, #"{"line": ":new"}"#, #"{"line": ":new"}"#,
      #"{"action": "minimizeWindow", "window": 1}"#, #"{"action": "closeWindow", "window": 2}"#,
      #"{"action": "closeWindow", "window": 3}"#, #"{"line": ":record stop"}"#,
    ]
    let outcome = try folder.run("--json", input: requests.joined(separator: "\n"))
    #expect(outcome.code == 0)
    #expect(
      try folder.read("r.txt").split(separator: "\n").dropFirst(7) == [
        "# Window 1 was minimised behind the key window; a line makes it key first.",
        "@1 :minimize",
        "# Window 2 was closed behind the key window; a line makes it key first.", "@2 :close",
        ":expect windows 2", "@3 :close", ":expect windows 1", ":expect no issue",
      ])
    let replay = try folder.run("run", "r.txt")
    #expect(replay.code == 0, "\(replay.errors)")
  }

  @Test("An existing file is not overwritten, and one recording runs at a time")
  func refusals() throws {
    try folder.write("precious\n", to: "kept.txt")
    let results = try folder.json(
      ":record kept.txt", ":record stop", ":record r.txt", ":record s.txt", ":record stop",
      ":record nowhere/r.txt")
    #expect(results.map { $0["ok"].bool } == [false, false, true, false, true, false])
    #expect(results[0]["error"]["message"].string?.contains("File exists") == true)
    #expect(try folder.read("kept.txt") == "precious\n")
    #expect(!folder.exists("s.txt"))
  }

  @Test("A recording that is not stopped ends with the app, and passes")
  func notStopped() throws {
    _ = try folder.run("-c", ":record r.txt", "-c", ":clone")
    #expect(try folder.read("r.txt").hasSuffix(":clone\n:expect sheet clone\n:expect no issue\n"))
    #expect(try folder.run("run", "r.txt").code == 0)
  }

  @Test("A recording of the app's end passes")
  func quitting() throws {
    _ = try folder.run("-c", ":record r.txt", "-c", ":new", "-c", ":quit")
    #expect(try folder.read("r.txt").hasSuffix(":expect key 2\n:quit\n"))
    #expect(try folder.run("run", "r.txt").code == 0)
  }

  @Test("A full disk is said when the recording ends")
  func fullDisk() throws {
    let outcome = try folder.run("-c", ":record /dev/full", "-c", ":clone", "-c", ":record stop")
    #expect(outcome.code == 3)
  }

  @Test("A disk that fills up while it is recorded is said, also when nobody stops the recording")
  func diskFillsUp() throws {
    for end in [":record stop", ":windows"] {
      let lines = [":record r.txt"] + Array(repeating: ":clone\n:escape", count: 200) + [end]
      try folder.write(lines.joined(separator: "\n"), to: "long.txt")
      let outcome = try Program(
        "/bin/bash", environment: folder.shell.environment, folder: folder.path
      ).run([
        "-c",
        "trap '' XFSZ; ulimit -f 1; \"$0\" --no-init run long.txt | cat; exit ${PIPESTATUS[0]}",
        FocusShell.path,
      ])
      #expect(outcome.code == (end == ":windows" ? 2 : 3))
      #expect(outcome.errors.contains("\"r.txt\" could not be written: "), "\(outcome.errors)")
      try FileManager.default.removeItem(atPath: folder.path + "/r.txt")
    }
  }

  #if os(Linux)
    @Test("A folder that takes no file takes no recording, and the line says why")
    func readOnlyFolder() throws {
      let results = try folder.json(":record /proc/r.txt", ":windows")
      #expect(results[0]["ok"].bool == false)
      #expect(results[0]["error"]["code"].string == "operation")
      #expect(results[0]["error"]["message"].string?.contains("cannot be recorded to") == true)
    }
  #endif

  @Test("An alert that comes up and goes is in the script by its title")
  func alerts() throws {
    let fixture = try Fixture()
    let file = fixture.path("alert.txt")
    let lines = [":record \(file)", ":ask", ":escape", ":record stop"]
    _ = try fixture.run(lines.flatMap { ["-c", $0] })
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(script.contains(":ask\n:expect alert "), "\(script)")
    #expect(script.contains(":escape\n:expect no alert\n"), "\(script)")
    #expect(try fixture.run(["run", file]).code == 0)
  }
}
