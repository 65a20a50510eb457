// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Transcripts that are out of date, by the built executable")
struct TranscriptUpdateTests {
  let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  private let outdated =
    "# top\n\n> :windows\nold\n\n# next\n> :clone\n...\nsheet clone is up on window 1\n"
  private let current =
    "# top\n\n> :windows\n*  1  scratch  repository\n\n# next\n> :clone\n...\nsheet clone is up on window 1\n"

  @Test("--update rewrites what a line prints and keeps all else, and the run passes")
  func update() throws {
    let script = try folder.write(outdated, to: "t.txt")
    let outcome = try folder.run("run", "--update", script)
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.suffix(2) == ["t.txt: 1 output rewritten", "1 passed, 0 failed (2 lines)"])
    #expect(try folder.read(script) == current)
    #expect(try folder.run("run", script).code == 0)
  }

  @Test("A transcript that is right is not touched by --update")
  func noUpdate() throws {
    let script = try folder.write(current, to: "t.txt")
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/t.txt")
    #expect(try folder.run("run", "--update", script).lines.last == "1 passed, 0 failed (2 lines)")
    let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/t.txt")
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test("CRLF stays CRLF, and a missing last line end is no obstacle")
  func lineEnds() throws {
    let text = outdated.replacingOccurrences(of: "\n", with: "\r\n") + "> :escape"
    let script = try folder.write(text, to: "t.txt")
    #expect(try folder.run("run", "--update", script).code == 0)
    let updated = try folder.read(script)
    #expect(
      updated.hasPrefix(current.replacingOccurrences(of: "\n", with: "\r\n") + "> :escape\r\n"))
    #expect(!updated.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    #expect(try folder.run("run", script).code == 0)
  }

  @Test("A CRLF transcript without its last line end passes as it is")
  func lineEndsAsTheyAre() throws {
    let text = current.replacingOccurrences(of: "\n", with: "\r\n") + "> :expect sheet clone"
    #expect(try folder.run("run", try folder.write(text, to: "t.txt")).code == 0)
  }

  @Test("A line that fails keeps what is expected of it; the lines before are rewritten")
  func failedLine() throws {
    let script = try folder.write(
      "> :windows\nold\n> :nosuch\nkept\n> :windows\nold\n", to: "t.txt")
    #expect(try folder.run("run", "--update", script).code == 3)
    #expect(
      try folder.read(script)
        == "> :windows\n*  1  scratch  repository\n> :nosuch\nkept\n> :windows\nold\n")
  }

  @Test("A transcript that cannot be rewritten is told of, and fails the run")
  func unwritable() throws {
    let text = "<(printf '> :windows\\nold\\n')"
    let outcome = try Program(
      "/bin/bash", environment: folder.shell.environment, folder: folder.path
    )
    .run(["-c", "\"$0\" --no-init run --update \(text)", FocusShell.path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot be rewritten: it is no regular file"))
  }

  @Test("The permissions of a rewritten transcript stay, and a link to it stays a link")
  func permissions() throws {
    let script = try folder.write(outdated, to: "t.txt")
    let path = folder.path + "/" + script
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.txt", withDestinationPath: path)
    #expect(try folder.run("run", "--update", "link.txt").code == 0)
    #expect(try folder.read(script) == current)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.txt")
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("Output that differs is shown as a difference, also to programs")
  func diff() throws {
    let script = try folder.write("> :clone\nsheetToShow: nil → clone\nwrong\n...\n", to: "t.txt")
    let outcome = try folder.run("run", script)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasSuffix(
        "t.txt:3:1: Expected \"wrong\", found \"focus is on \"URL\"\".\nwrong\n^\n"
          + "  sheetToShow: nil → clone\n- wrong\n  ...\n"))
    let object = try JSONObject(parsing: try folder.run("--json", "run", script).lines[0])
    #expect(object["error"]["diff"].array.map(\.string).contains("- wrong"))
  }

  @Test(
    "--update is refused where it makes no sense",
    arguments: [["--update"], ["run", "--update", "-"], ["run", "--update", "--check", "t.txt"]])
  func wrongUsage(arguments: [String]) throws {
    #expect(try folder.shell.run(arguments, in: folder.path).code == 2)
  }
}
