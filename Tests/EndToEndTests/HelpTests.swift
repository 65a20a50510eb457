// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func help(_ name: String) throws -> Program.Outcome {
    try shell.run([folder, "-c", ":help \(name)"])
  }

  @Test("The overview names every command of the app and the shell and every topic, on 80 columns")
  func overview() throws {
    let outcome = try help("")
    let words = Set(outcome.output.split { $0 == " " || $0 == "\n" }.map(String.init))
    let state = try shell.json([folder], lines: [":state"])[0]["value"]
    let items = state["menus"].array.flatMap { $0["items"].array }.compactMap { $0["name"].string }
    #expect(items.count > 20)
    for name in items + ["windows", "expect", "back", "alias"] {
      #expect(words.contains(":" + name), "\(name)")
    }
    for topic in ["start", "keys", "forms", "scripts", "expectations", "json", "environment"] {
      #expect(words.contains(topic), "\(topic)")
    }
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "A topic, a verb, a command of the app and a prefix of any are explained",
    arguments: [
      ("keys", "Ctrl-R"), ("json", "notFound"), ("expectations", "the front sheet has this id"),
      ("expect", "  :expect dismissed N                    onDismiss has run so many times"),
      ("clone", "chooses Repository > Clone…"),
      ("environ", "NO_COLOR"), (":push", "cmd+shift+u"), ("scripts", "130"),
    ])
  func explanation(name: String, text: String) throws {
    let outcome = try help(name)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(text))
  }

  @Test("A prefix of a verb is the verb, though an item of the menus has the verb's name")
  func prefix() throws {
    let outcome = try shell.run([folder, "-c", ":hel keys"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.lines.first == "Keys")
  }

  @Test("For an unknown name there is what is near, and what mentions it")
  func unknown() throws {
    #expect(try help("windws").errors.contains("Near: windows"))
    #expect(try help("replay").errors.contains("Near: "))
    #expect(try help("replay").errors.contains("back"))
    #expect(try help("add").errors.contains("could be several"))
  }

  @Test("The greeting names the app's own commands, so that a person can begin")
  func greeting() throws {
    let terminal = try shell.terminal([folder], columns: 80)
    try terminal.wait(forCursorLine: "1 project>")
    #expect(
      terminal.screen.rows.prefix(4) == [
        "Focus Shell: the commands are :clone :push :add-remote :add-change",
        "  :edit-change-description :add-bookmark; :help explains them, Tab completes,",
        "  Ctrl-D ends.", "*  1  project  repository",
      ])
  }

  @Test("A command that asks for more is explained with the ways to write it")
  func commandUsage() throws {
    let lines = try help("edit-change-description").lines
    #expect(lines.contains { $0.hasPrefix("  :edit-change-description! LABEL=VALUE …  presses") })
  }

  @Test("--help is words for people, without a type's name")
  func options() throws {
    let outcome = try shell.run(["--help"])
    #expect(outcome.output.contains("Runs Focus Shell as a command shell."))
    #expect(outcome.output.contains("--generate WHAT"))
  }
}
