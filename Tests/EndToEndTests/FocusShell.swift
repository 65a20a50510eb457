// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The built executable, in a home of its own.
struct FocusShell {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let path = BuiltProducts.executable("focus-shell")

  /// What the program finds in its environment: nothing of the person who runs the tests.
  var environment: [String: String] {
    [
      "HOME": home.path(""), "XDG_STATE_HOME": home.path("state"),
      "XDG_CONFIG_HOME": home.path("config"), "GIT_CONFIG_GLOBAL": home.path("gitconfig"),
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.com",
      "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.com",
    ]
  }

  func run(_ arguments: [String], input: String = "", in folder: String? = nil) throws
    -> Program.Outcome
  {
    try Program(Self.path, environment: environment, folder: folder ?? home.path(""))
      .run(["--no-init"] + arguments, input: Data(input.utf8))
  }

  /// Starts the program as a person does, on a terminal.
  func terminal(
    _ arguments: [String], columns: Int = 100, rows: Int = 24, _ variables: [String: String] = [:],
    in folder: String? = nil
  ) throws -> PseudoTerminal {
    let usual = [
      "TERM": "xterm", "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    return try PseudoTerminal(
      "/usr/bin/env",
      arguments: ["-C", folder ?? home.path(""), Self.path, "--no-init"] + arguments,
      environment: environment.merging(usual) { $1 }.merging(variables) { $1 },
      columns: columns, rows: rows)
  }

  /// Runs lines and reads the JSON object that each gives.
  func json(_ operands: [String], lines: [String], in folder: String? = nil) throws -> [JSONObject]
  {
    let outcome = try run(
      ["--json", "--keep-going"] + operands + lines.flatMap { ["-c", $0] }, in: folder)
    return try outcome.lines.map { try JSONObject(parsing: $0) }
  }

  /// Runs git, as a person would beside the shell.
  @discardableResult
  func git(_ arguments: String..., in folder: String) throws -> String {
    let outcome = try Program("/usr/bin/env", environment: environment, folder: folder)
      .run(["git"] + arguments)
    try #require(outcome.code == 0, "git \(arguments): \(outcome.errors)")
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Makes a repository with one change.
  func makeRepository(_ name: String, description: String) throws -> String {
    let folder = home.path(name)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main", in: folder)
    try Data("hello\n".utf8).write(to: URL(fileURLWithPath: folder + "/readme.txt"))
    try git("add", "-A", in: folder)
    try git("commit", "-q", "-m", description, in: folder)
    return folder
  }
}

/// A JSON object, looked into by keys and indices.
struct JSONObject {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  init(parsing text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  subscript(key: String) -> JSONObject { JSONObject((value as? [String: Any])?[key]) }
  subscript(index: Int) -> JSONObject {
    let array = value as? [Any] ?? []
    return JSONObject(array.indices.contains(index) ? array[index] : nil)
  }

  var array: [JSONObject] { (value as? [Any] ?? []).map(JSONObject.init) }
  var string: String? { value as? String }
  var integer: Int? { value as? Int }
  var bool: Bool? { value as? Bool }
  var isNull: Bool { value == nil || value is NSNull }
}
