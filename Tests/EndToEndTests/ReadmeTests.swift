// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the README says is what happens.
@Suite("The README")
struct ReadmeTests {
  let shell: FocusShell
  private let readme: String
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    shell = try FocusShell()
    readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The code blocks of a language, in order.
  private func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private func scratchFolder() throws -> String {
    let folder = shell.home.path("scratch")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("The session prints what the README shows, to the letter")
  func session() throws {
    let block = try #require(blocks("text").first)
    let file = shell.home.path("session.txt")
    try Data(block.utf8).write(to: URL(fileURLWithPath: file))
    let outcome = try shell.run(["run", file], in: try scratchFolder())
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("The example script passes")
  func exampleScript() throws {
    let script = Self.root.appendingPathComponent("Examples/Scripts/first-session.txt").path
    let outcome = try shell.run(["run", script], in: try scratchFolder())
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(
    "The app of the README builds as it stands, and its own command passes",
    .timeLimit(.minutes(10)))
  func ownApp() throws {
    let package = shell.home.path("MyApp")
    let sources = package + "/Sources/MyApp"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    let swift = blocks("swift")
    let manifest = swift[0].replacingOccurrences(of: "../FocusModel", with: Self.root.path)
      .replacingOccurrences(
        of: "package: \"FocusModel\"", with: "package: \"\(Self.root.lastPathComponent)\"")
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: package + "/Package.swift"))
    try Data(swift[1].utf8).write(to: URL(fileURLWithPath: sources + "/NotesApp.swift"))
    let build = try Program("/usr/bin/env", folder: package).run(["swift", "build"])
    try #require(build.code == 0, "\(build.output)")
    let command = try #require(
      readme.split(separator: "\n").first { $0.contains("swift run MyApp") }?
        .trimmingCharacters(in: .whitespaces))
    let run = try Program("/bin/sh", environment: shell.environment, folder: package)
      .run([
        "-c",
        command.replacingOccurrences(of: "swift run MyApp", with: ".build/debug/MyApp --no-init"),
      ])
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("The test of the README is one that runs here")
  func ownTest() throws {
    let file = Self.root.appendingPathComponent("Tests/EndToEndTests/NotesAppTests.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let swift = blocks("swift")
    let app = swift[1].replacingOccurrences(of: "import SwiftUI\n\n", with: "")
      .replacingOccurrences(of: "@main ", with: "")
    #expect(source.contains(app))
    #expect(
      source.contains(try #require(swift[2].components(separatedBy: "import Testing\n\n").last)))
  }

  @Test("Every file that the README links to or names exists")
  func links() throws {
    let pattern = /\]\(([^):#]+)\)|(Scripts\/[a-z]+|Examples\/[A-Za-z\/.-]+)/
    for match in readme.matches(of: pattern) {
      let path = String(match.1 ?? match.2 ?? "")
      let file = Self.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }
}
