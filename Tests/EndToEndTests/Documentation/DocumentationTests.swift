// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the pages in `Documentation` show is what happens.
@Suite("The pages")
struct DocumentationTests {
  private let fixture: Fixture
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    fixture = try Fixture()
    // An app's repository as the workflow finds it: built, with its scripts.
    try FileManager.default.createDirectory(
      atPath: fixture.path(".build"), withIntermediateDirectories: true)
    let products = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent().path
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path(".build/debug"), withDestinationPath: products)
    try FileManager.default.createDirectory(
      atPath: fixture.path("Scripts"), withIntermediateDirectories: false)
    _ = try fixture.write(":new-note\n:expect sheet newNote\n".utf8, to: "Scripts/a.txt")
    _ = try fixture.write("> :windows\n*  1  Notes  notes\n".utf8, to: "Scripts/b.txt")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func blocks(_ language: String, of page: String) throws -> [String] {
    try text("Documentation/" + page).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// The commands of the workflow, but those that install and build.
  private func workflowCommands() throws -> [String] {
    try text("Examples/CI/menu-scripts.yml").components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("run: ") && $0.contains("$APP") && !$0.contains("swift build") }
      .map { String($0.dropFirst(5)) }
  }

  @Test("The workflow's commands pass where the scripts hold, and leave their reports")
  func workflow() throws {
    let commands = try workflowCommands()
    try #require(commands.count == 2)
    for command in commands {
      let outcome = try fixture.bash("APP=script-fixture; \(command)")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    let tap = try String(contentsOfFile: fixture.path("report.tap"), encoding: .utf8)
    #expect(tap.hasPrefix("TAP version 13\n1..2\nok 1 - Scripts/a.txt\nok 2 - Scripts/b.txt\n"))
    #expect(FileManager.default.fileExists(atPath: fixture.path("report.xml")))
  }

  @Test(
    "A script that fails ends the workflow with its code, after all others, and with the reports")
  func failingWorkflow() throws {
    _ = try fixture.write(":expect windows 7\n".utf8, to: "Scripts/a.txt")
    let command = try #require(try workflowCommands().last)
    let outcome = try fixture.bash("APP=script-fixture; \(command)")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("Scripts/a.txt:1:1: Expected 7 windows"))
    #expect(outcome.lines.last?.contains("1 passed, 1 failed") == true)
    let tap = try String(contentsOfFile: fixture.path("report.tap"), encoding: .utf8)
    #expect(tap.contains("ok 2 - Scripts/b.txt"))
  }

  @Test("The commands of the page on CI pass as they stand")
  func commands() throws {
    let commands = try blocks("sh", of: "scripts-in-ci.md")
    #expect(commands.count == 2)
    for command in commands {
      let here = command.replacingOccurrences(
        of: "swift run MyApp", with: ".build/debug/script-fixture --no-init")
      #expect(try fixture.bash(here).code == 0)
    }
  }

  @Test("The script of the page on CI is one that passes here")
  func script() throws {
    let script = try #require(try blocks("text", of: "scripts-in-ci.md").first)
    #expect(try text("Tests/EndToEndTests/Documentation/Scripts/new-note.txt") == script + "\n")
  }

  @Test("The tests of the page on testing are ones that run here")
  func swift() throws {
    let tests = try text("Tests/EndToEndTests/Documentation/TestingInSwiftTests.swift")
    let shown = try blocks("swift", of: "testing-in-swift.md").filter { $0.contains("@Test") }
    #expect(shown.count == 3)
    for block in shown {
      #expect(
        tests.contains(try #require(block.components(separatedBy: "import Testing\n\n").last)))
    }
  }

  @Test(
    "Every file that a page links to exists",
    arguments: ["Documentation/scripts-in-ci.md", "Documentation/testing-in-swift.md"])
  func links(page: String) throws {
    let folder = Self.root.appendingPathComponent(page).deletingLastPathComponent()
    for match in try text(page).matches(of: /\]\(([^):#]+)\)/) {
      let file = folder.appendingPathComponent(String(match.1)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: file), "\(match.1)")
    }
  }
}
