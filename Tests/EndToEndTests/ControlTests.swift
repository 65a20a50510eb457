// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Control by another program, by the built executable")
struct ControlTests {
  let folder: ScriptFolder
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws { folder = try ScriptFolder() }

  private func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(
      contentsOf: Self.root.appendingPathComponent("Documentation/Schemas/\(name).schema.json").path
    )
  }

  private func answers(_ requests: [String]) throws -> [JSONObject] {
    let outcome = try folder.run(
      "--json", "--keep-going", input: requests.map { $0 + "\n" }.joined())
    return try outcome.lines.map { try JSONObject(parsing: $0) }
  }

  /// A request of every form.
  private static let requests = [
    #"{"id": 1, "line": ":clone url=x"}"#, #"{"id": "two", "action": "key", "chord": "escape"}"#,
    #"{"action": "choose", "item": "new"}"#,
    #"{"action": "choose", "path": ["Repository", "Clone…"]}"#,
    #"{"action": "set", "label": "URL", "text": "https://host/y.git"}"#,
    #"{"action": "focus", "label": "Branch"}"#, #"{"action": "type", "text": "main"}"#,
    #"{"action": "moveFocus", "direction": "previous"}"#,
    #"{"action": "press", "label": "Cancel", "number": 1}"#,
    #"{"action": "makeKey", "window": 1}"#, #"{"action": "cycleWindows", "direction": "next"}"#,
    #"{"action": "minimizeWindow", "window": 2}"#, #"{"action": "closeWindow", "window": 2}"#,
    #"{"action": "openWindow", "scene": "repository", "value": null}"#,
    #"{"events": true, "id": 3}"#,
    #"{"id": 4, "line": ":add-change description=Hello", "wait": false}"#,
    #"{"id": 5, "action": "confirm", "timeout": 30}"#, #"{"id": 6, "line": ":push"}"#,
    #"{"action": "choose", "item": "push"}"#, #"{"action": "toggle", "label": "Nothing"}"#,
    #"{"action": "pick", "label": "Nothing", "choice": "x"}"#,
    #"{"action": "openURL", "url": "file:///"}"#, #"{"id": 7, "line": ":state"}"#,
    #"{"id": 8, "line": ":why push"}"#, #"{"id": 9, "line": ":expect sheet clone"}"#,
    #"{"id": 10, "line": ":nosuch"}"#,
  ]

  @Test("Requests of every form are as the schema says, and are answered in order")
  func requests() throws {
    let schema = try schema("request")
    for request in Self.requests {
      #expect(schema.problems(with: try JSONTree(parsing: request)) == [], "\(request)")
    }
    let results = try answers(Self.requests).filter { $0["event"].isNull }
    #expect(results.map { $0["line"].integer } == Array(1...Self.requests.count))
    let failed = results.filter { $0["ok"].bool == false }.compactMap { $0["line"].integer }
    #expect(failed == [20, 21, 25, 26], "\(results.map { $0["error"]["message"].string ?? "-" })")
  }

  @Test("Everything that is printed is as the schema says")
  func output() throws {
    let (output, state) = (try schema("output"), try schema("state"))
    let lines = try folder.run(
      "--json", "--keep-going",
      input: (Self.requests + ["", "# note", ":windows", "{", ":set 'x", "text"])
        .map { $0 + "\n" }.joined()
    ).lines
    #expect(lines.count > Self.requests.count)
    for line in lines {
      let value = try JSONTree(parsing: line)
      #expect(output.problems(with: value) == [], "\(line)")
      if value["input"]?.text == ":state", let shown = value["value"] {
        #expect(state.problems(with: shown) == [])
      }
    }
  }

  @Test("A report in JSON is as the schema says")
  func report() throws {
    let (good, bad) = (
      try folder.write(":expect windows 1\n", to: "good.txt"),
      try folder.write("> :windows\nold\n", to: "bad.txt")
    )
    _ = try folder.run("run", "--report", "json=report.json", good, bad, "missing.txt")
    let report = try JSONTree(parsing: try folder.read("report.json"))
    #expect(try schema("report").problems(with: report) == [])
  }

  @Test(
    "What is no request is refused, by the schema and by the shell alike",
    arguments: [
      "{}", #"{"id": 1}"#, #"{"line": 5}"#, #"{"action": "nope"}"#, #"{"action": "press"}"#,
      #"{"action": "press", "label": "x", "number": 0}"#, #"{"line": ":x", "action": "confirm"}"#,
      #"{"action": "moveFocus", "direction": "up"}"#, #"{"id": [], "line": ":windows"}"#,
      #"{"line": ":windows", "colour": "red"}"#, #"{"line": ":windows", "timeout": 0}"#,
      #"{"line": ":windows", "wait": "no"}"#, #"{"action": "choose", "path": []}"#,
      #"{"action": "makeKey", "window": "1"}"#, #"{"action": "key", "chord": 5}"#,
    ])
  func refusals(request: String) throws {
    #expect(try schema("request").problems(with: try JSONTree(parsing: request)) != [])
    let answers = try answers([request, ":windows"])
    #expect(answers.map { $0["ok"].bool } == [false, true])
    #expect(answers[0]["error"]["code"].string == "syntax")
  }

  @Test("What is no JSON is refused at its place, and the next request is answered")
  func malformed() throws {
    let answers = try answers([#"{"line": ":windows""#, #"{"id": 2, "line": ":windows"}"#])
    #expect(answers[0]["error"]["column"].integer == 20)
    #expect(answers[1]["id"].integer == 2)
  }

  @Test("An answer to a request that is wrong has the request's id")
  func idOfWrongRequest() throws {
    let answers = try answers([#"{"id": "seven", "action": "nope"}"#, #"{"id": 8, "line": "'"}"#])
    #expect(answers[0]["id"].string == "seven")
    #expect(answers[1]["id"].integer == 8)
  }

  @Test("Without --json a line that begins with { is text")
  func textWithoutJSON() throws {
    let outcome = try folder.run(
      input: ":clone\n{\"line\": 1}\n:expect field URL '{\"line\": 1}'\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("What tasks do is told at once where a request asks for it, and not otherwise")
  func events() throws {
    let change = #"{"id": 2, "line": ":add-change! description=x"}"#
    #expect(try answers([change]).allSatisfy { $0["event"].isNull })
    let told = try answers([#"{"id": 1, "events": true}"#, change]).filter { !$0["event"].isNull }
    #expect(told.contains { $0["event"]["kind"].string == "sheetDismissed" })
    #expect(told.allSatisfy { $0["id"].integer == 2 })
    let stopped = [#"{"events": true}"#, #"{"events": false}"#, change]
    #expect(try answers(stopped).allSatisfy { $0["event"].isNull })
  }

  @Test("The Python client drives the built-in app")
  func pythonClient() throws {
    let client = Self.root.appendingPathComponent("Examples/Python/focus_shell_test.py").path
    let outcome = try Program(
      "/usr/bin/env",
      environment: folder.shell.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 },
      folder: folder.path
    ).run(["python3", client, FocusShell.path, "--no-init"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Ran 7 tests"))
  }
}
