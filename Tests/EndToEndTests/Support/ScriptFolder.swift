// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The built executable in a folder with a name of its own, where scripts are kept; in no repository, so
/// that the app keeps one in memory.
struct ScriptFolder {
  let shell: FocusShell
  let path: String

  init() throws {
    shell = try FocusShell()
    path = shell.home.path("scratch")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file and returns its name.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return name
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try shell.run(arguments, input: input, in: path)
  }

  /// Runs lines and reads the JSON object that each gives.
  func json(_ lines: String...) throws -> [JSONObject] {
    try shell.json([], lines: lines, in: path)
  }
}
