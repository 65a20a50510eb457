// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Going back, by the built executable")
struct GoingBackTests {
  let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  @Test("Going back to any point gives the state that was there, to the letter")
  func everyPoint() throws {
    let lines = [
      ":clone", ":set URL https://host/x.git", "there", ":escape", ":new", ":push", "origin",
      "@1 :add-bookmark name=topic", ":each :escape", ":policy nilHidesOuterValue true", ":close",
    ]
    let states = try states(lines.flatMap { [":state", $0] } + [":state"])
    #expect(states.count == lines.count + 1)
    for count in 1...lines.count {
      let after = try self.states(lines + [":back \(count)", ":state"])
      #expect(after.last == states[lines.count - count], "\(count) back")
    }
  }

  /// The states that the `:state` lines show.
  private func states(_ lines: [String]) throws -> [String] {
    let outcome = try folder.shell.run(lines.flatMap { ["-c", $0] }, in: folder.path)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return outcome.lines.filter { $0.hasPrefix("{") }
  }

  @Test("What is undone is told, the last first, and only lines that act count")
  func telling() throws {
    let results = try folder.json(
      ":clone", ":windows", ":set URL x", ":expect sheet clone", ":back 2")
    #expect(
      results.last?["output"].array.map(\.string) == ["undone: :set URL x", "undone: :clone"])
  }

  @Test("More than was done cannot be undone")
  func tooMany() throws {
    let results = try folder.json(":back", ":clone", ":back 2", ":expect sheet clone")
    #expect(results.map { $0["ok"].bool } == [false, true, false, true])
    #expect(results[2]["error"]["message"].string == "1 line has been done that could be undone.")
  }

  @Test("What may have been done outside the app is not undone, and it is said")
  func outside() throws {
    let results = try folder.json(":add-change! description=x", ":back", ":expect no sheet")
    #expect(
      results[1]["output"].array.map(\.string) == [
        "undone: :add-change! description=x",
        "what :add-change! description=x may have done outside the app is not undone",
      ])
  }

  @Test("Replay that would do something outside the app again is refused unless ! says so")
  func repeating() throws {
    let results = try folder.json(
      ":add-change! description=again", ":clone", ":back", ":expect sheet clone", ":back!",
      ":expect no sheet", ":expect text again")
    #expect(results.map { $0["ok"].bool } == [true, true, false, true, true, true, true])
    #expect(results[2]["error"]["code"].string == "operation")
    #expect(results[2]["error"]["message"].string?.contains(":back! 1") == true)
  }

  @Test("A repository is not changed twice by going back")
  func realRepository() throws {
    let project = try folder.shell.makeRepository("project", description: "Begin")
    let results = try folder.shell.json(
      [project], lines: [":edit! description=Anew", ":clone", ":back", ":back 2"])
    #expect(results.map { $0["ok"].bool } == [true, true, false, true])
    #expect(
      try folder.shell.git("reflog", "--format=%s", in: project).split(separator: "\n").count == 2)
  }

  @Test("The windows that the app started with are there after going back")
  func operands() throws {
    let (one, two) = (
      try folder.shell.makeRepository("one", description: "a"),
      try folder.shell.makeRepository("two", description: "b")
    )
    let results = try folder.shell.json(
      [one, two], lines: [":focus 2", ":close", ":back", ":expect windows 2", ":expect key 2"])
    #expect(results.allSatisfy { $0["ok"].bool == true })
  }

  @Test("Lines of a start-up file and of a sourced script are done again")
  func sources() throws {
    try folder.write(":new\n:clone\n", to: "setup.txt")
    let results = try folder.json(
      ":source setup.txt", ":set URL x", ":back", ":expect sheet clone", ":expect windows 2",
      ":back 2", ":expect windows 1")
    #expect(results.allSatisfy { $0["ok"].bool == true })
  }

  @Test("What goes on after going back is undone like anything else")
  func onward() throws {
    let results = try folder.json(
      ":clone", ":back", ":push", ":back", ":expect no sheet", ":clone", ":expect sheet clone")
    #expect(results.allSatisfy { $0["ok"].bool == true })
  }

  @Test("At a terminal the fields are asked for after going back, too")
  func forms() throws {
    let terminal = try folder.shell.terminal([], in: folder.path)
    try terminal.wait(forCursorLine: "1 scratch>")
    try terminal.send(":clone\r")
    try terminal.wait(forCursorLine: "1 scratch [sheet clone] URL>")
    try terminal.send("https://host/x.git\r")
    try terminal.wait(forCursorLine: "1 scratch [sheet clone] Directory> x")
    try terminal.send(":back\r")
    try terminal.wait(forCursorLine: "1 scratch [sheet clone] URL>")
  }
}
