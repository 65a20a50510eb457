// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Control characters that come from repositories: what a terminal would obey is never shown raw.
@Suite("Names from elsewhere")
struct ForeignNameTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("evil\u{1B}[2J\u{9B}31m", description: "Title\u{1B}]0;x\u{7}")
    // Git forbids C0 control characters in names of branches, and lets C1 and marks pass.
    try shell.git("branch", "topic\u{9B}2J\u{202E}", in: folder)
    try shell.git("remote", "add", "origin", "/nowhere/\u{1B}[31m", in: folder)
    let file = folder + "/new\u{1B}[0m\u{85}.txt"
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
  }

  private static let lines = [
    ":windows", ":tree", ":state", ":values", ":push", ":tree", ":escape", ":edit", ":tree",
    ":state",
    ":escape", ":add-bookmark name=topic\u{202E}", ":nosuch", ":expect text x",
    ":expect key evil", ":menu Window", ":help",
  ]

  @Test("Titles, branches, files, messages and paths are shown without control characters")
  func text() throws {
    let outcome = try shell.run(["--keep-going", folder] + Self.lines.flatMap { ["-c", $0] })
    #expect(outcome.output.contains("\\u{1B}"))
    #expect(Self.foreign(outcome.output + outcome.errors) == [])
  }

  @Test("In JSON they are escaped, and come back as they were")
  func json() throws {
    let outcome = try shell.run(
      ["--json", "--keep-going", folder] + Self.lines.flatMap { ["-c", $0] })
    #expect(Self.foreign(outcome.output) == [])
    let named = try Fixture().run(["--json", "-c", ":rename", "-c", ":state"])
    #expect(Self.foreign(named.output) == [])
    let state = try JSONObject(parsing: try #require(named.lines.last))["value"]
    #expect(state["windows"][0]["title"].string == "evil\u{1B}[31m\u{9B}2J\u{202E}\u{7}")
  }

  /// The characters that a terminal would obey, or that turn the direction of text.
  private static func foreign(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter {
      $0 < 0x20 && $0 != 0x0A || (0x7F..<0xA0).contains($0) || (0x202A...0x202E).contains($0)
    }
  }
}
