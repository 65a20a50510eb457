// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Scripts and transcripts, run and sourced.
@Suite("Scripts, by the built executable")
struct ScriptTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = shell.home.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func bash(_ command: String) throws -> Program.Outcome {
    try Program("/bin/bash", environment: shell.environment, folder: shell.home.path(""))
      .run(["-c", command, FocusShell.path])
  }

  @Test("Output that differs from a transcript is told at the expected line, in words")
  func mismatch() throws {
    let script = try file("t.txt", "> :expect windows 1\n> :windows\nsomething else\n")
    let outcome = try shell.run(["run", script], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(script):3:1: Expected \"something else\", found \"*  1  "))
    let short = try file("s.txt", "> :expect windows 1\nmore\n")
    let errors = try shell.run(["run", short], in: folder).errors
    #expect(errors.hasPrefix("\(short):2:1: Expected \"more\", found no more output."))
  }

  @Test("The output of a sourced transcript is checked")
  func sourcedTranscript() throws {
    let wrong = try file("wrong.txt", "> :windows\nsomething else\n")
    let right = try file("right.txt", "> :windows\n...\n")
    #expect(try shell.run(["-c", ":source \(wrong)"], in: folder).code == 1)
    #expect(try shell.run(["-c", ":source \(right)"], in: folder).code == 0)
  }

  @Test("A sourced script prints in the order in which things happen")
  func sourcedOrder() throws {
    let script = try file("order.txt", ":clone\n:windows\n:escape\n")
    let lines = try shell.run(["-c", ":source \(script)"], in: folder).lines
    let up = try #require(lines.firstIndex { $0.contains("is up on window") })
    let list = try #require(lines.firstIndex { $0.hasPrefix("*  1") })
    let gone = try #require(lines.firstIndex { $0.contains("is gone from window") })
    #expect(up < list && list < gone)
  }

  @Test("A sourced line waits for what the one before has started")
  func sourcedSettling() throws {
    let clone = shell.home.path("clone")
    let script = try file(
      "settle.txt",
      ":clone url=\(folder) directory=\(clone)\n:return\n:expect windows 2\n:expect no sheet\n")
    let outcome = try shell.run(["-c", ":source \(script)", folder])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(
    "A default button whose operation fails fails the line, however it was pressed",
    arguments: [":return", ":key return", ":press Clone"])
  func failedOperation(line: String) throws {
    let nowhere = shell.home.path("nowhere")
    let results = try shell.json(
      [folder], lines: [":clone url=\(nowhere) directory=\(nowhere)2", line, ":expect sheet clone"])
    #expect(results.map { $0["ok"].bool } == [true, false, true])
    #expect(results[1]["error"]["code"].string == "operation")
    #expect(results[1]["error"]["message"].string?.contains("nowhere") == true)
  }

  @Test("A process substitution and standard input by name are scripts")
  func anyFile() throws {
    #expect(try bash("\"$0\" --no-init run <(echo :expect windows 1)").code == 0)
    #expect(try bash("echo :expect windows 2 | \"$0\" --no-init run /dev/stdin").code == 1)
  }

  @Test("What cannot be read is told with the system's reason", arguments: ["run .", "run - < ."])
  func unreadable(arguments: String) throws {
    let outcome = try bash("\"$0\" --no-init \(arguments)")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot be read: Is a directory"))
  }

  @Test("A script that fails ends alone: the others run, and reports have them all")
  func severalScripts() throws {
    let bad = try file("bad.txt", ":expect windows 7\n:expect windows 8\n")
    let good = try file("good.txt", ":expect windows 1\n")
    let report = shell.home.path("report.tap")
    let outcome = try shell.run(["run", "--report", "tap=\(report)", bad, good], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "1 passed, 1 failed (2 lines)")
    let tap = try String(contentsOfFile: report, encoding: .utf8)
    #expect(tap.contains("ok 2 - \(good)"))
  }

  @Test("A report that cannot be written fails the run, with the system's reason")
  func unwritableReport() throws {
    let script = try file("good.txt", ":expect windows 1\n")
    let report = shell.home.path("nowhere/report.tap")
    let outcome = try shell.run(["run", "--report", "tap=\(report)", script], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot be written: No such file or directory"))
  }

  @Test("With --json empty lines and comments give objects, too")
  func silentLines() throws {
    let outcome = try shell.run(["--json", folder], input: "\n# note\n:expect windows 1\n")
    let objects = try outcome.lines.map { try JSONObject(parsing: $0) }
    #expect(objects.map { $0["line"].integer } == [1, 2, 3])
    #expect(objects.allSatisfy { $0["ok"].bool == true })
  }

  @Test("With --json each line that cannot be parsed gives an object")
  func invalidLines() throws {
    let script = try file("invalid.txt", ":windows\n:expect\n:x \"\n")
    let outcome = try shell.run(["--json", "run", script], in: folder)
    #expect(outcome.code == 2)
    let objects = try outcome.lines.map { try JSONObject(parsing: $0) }
    #expect(objects.map { $0["line"].integer } == [2, 3])
    #expect(objects.allSatisfy { $0["error"]["code"].string == "syntax" })
  }

  @Test("A menu is found by the beginning of its title, a button by what was typed as a command")
  func wording() throws {
    let results = try shell.json([folder], lines: [":menu repo", ":edit", ":describe"])
    #expect(results[0]["output"].array.contains { $0.string?.contains(":clone") == true })
    #expect(results[2]["error"]["candidates"].array.first?.string == ":press Describe")
  }
}
