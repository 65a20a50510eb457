// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The built-in app on real repositories: cloning, describing, pushing, one window each.
@Suite("Real repositories, by the built executable")
struct RepositoryTests {
  let shell: FocusShell
  let first: String
  let second: String
  let bare: String
  let clone: String

  init() throws {
    shell = try FocusShell()
    first = try shell.makeRepository("first", description: "Begin the first")
    second = try shell.makeRepository("second", description: "Begin the second")
    bare = shell.home.path("bare.git")
    clone = shell.home.path("third")
    try shell.git("init", "-q", "--bare", bare, in: first)
  }

  private var lines: [String] {
    [
      ":clone! url=\(first) directory=\(clone)",
      ":edit! description=\"Begin anew\"",
      ":add-remote! name=backup url=\(bare)",
      ":push! remote=backup",
      ":focus 1",
      ":push",
      ":state",
    ]
  }

  /// What the lines must have done to the files, whoever ran them.
  private func checkRepositories() throws {
    #expect(try shell.git("log", "-1", "--format=%s", in: clone) == "Begin anew")
    #expect(try shell.git("log", "-1", "--format=%s", "main", in: bare) == "Begin anew")
    #expect(try shell.git("log", "-1", "--format=%s", in: first) == "Begin the first")
    #expect(try shell.git("remote", "get-url", "backup", in: clone) == bare)
  }

  @Test(
    "A clone opens as window 3 and is key; describing, a remote and a push do the real work there")
  func linesAsJSON() throws {
    let results = try shell.json([first, second], lines: lines)
    #expect(results.map { $0["ok"].bool } == Array(repeating: true, count: lines.count))
    let opened = results[0]["report"].array.first { $0["kind"].string == "windowOpened" }
    #expect(opened?["window"].integer == 3)
    let state = results[6]["value"]
    #expect(state["keyWindow"].integer == 1)
    let sheets = Dictionary(
      uniqueKeysWithValues: state["windows"].array.map { window in
        (window["number"].integer, window["sheets"].array.map { $0["id"].string })
      })
    // The first repository has no remote, so pushing asks for one first.
    #expect(sheets == [1: ["addRemote"], 2: [], 3: []])
    #expect(state["windows"].array.map { $0["title"].string } == ["first", "third", "second"])
    try checkRepositories()
  }

  @Test("The same lines pass as a script file")
  func linesAsScript() throws {
    let script = shell.home.path("real.txt")
    let checked = lines.dropLast() + [":expect sheet addRemote", ":focus 3", ":expect no sheet"]
    try Data(checked.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: script))
    let outcome = try shell.run(["-c", ":source \(script)", first, second])
    #expect(outcome.code == 0, "\(outcome.errors)")
    try checkRepositories()
  }

  @Test("Git's own words are what a failed clone says, and the form keeps what was typed")
  func failedClone() throws {
    let results = try shell.json(
      [first], lines: [":clone! url=\(shell.home.path("nowhere")) directory=\(clone)", ":state"])
    #expect(results[0]["ok"].bool == false)
    #expect(results[0]["error"]["code"].string == "operation")
    #expect(results[0]["error"]["message"].string?.contains("nowhere") == true)
    let sheet = results[1]["value"]["windows"][0]["sheets"][0]
    #expect(sheet["id"].string == "clone")
    let fields = sheet["fields"].array.map { $0["value"].string }
    #expect(fields.contains(shell.home.path("nowhere")))
    #expect(!FileManager.default.fileExists(atPath: clone))
  }

  @Test("A folder that is no repository gives a scratch repository, in which a change can be added")
  func scratch() throws {
    let empty = shell.home.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let results = try shell.json(
      [], lines: [":add-change! description=\"Try things\"", ":expect text \"Try things\""],
      in: empty)
    #expect(results.map { $0["ok"].bool } == [true, true], "\(results)")
  }
}
