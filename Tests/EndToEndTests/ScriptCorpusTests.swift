// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Runs the corpus: every script by the built program, once for people and once for programs.
@Suite("The corpus of scripts, by the built executables")
struct ScriptCorpusTests {
  private let shell: FocusShell
  private let folder: String

  init() throws {
    shell = try FocusShell()
    folder = shell.home.path("scratch")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: ScriptCorpus.folder + "/parts", toPath: folder + "/parts")
  }

  private func script(_ name: String) throws -> CorpusScript {
    try CorpusScript(name: name, path: ScriptCorpus.folder + "/" + name)
  }

  private func run(_ script: CorpusScript, _ options: [String]) throws -> Program.Outcome {
    let path = "script.txt"
    try Data(script.text.utf8).write(to: URL(fileURLWithPath: folder + "/" + path))
    return try Program(
      BuiltProducts.executable(script.app), environment: shell.environment, folder: folder
    )
    .run(["--no-init"] + options + ["run"] + script.options + [path])
  }

  @Test("A script gives what its first lines say", arguments: ScriptCorpus.names)
  func text(name: String) throws {
    let script = try script(name)
    let outcome = try run(script, [])
    #expect(outcome.code == script.exitCode, "\(outcome.errors)")
    for error in script.errors { #expect(outcome.errors.contains(error), "\(outcome.errors)") }
    for text in script.prints { #expect(outcome.output.contains(text), "\(outcome.output)") }
    if script.exitCode == 0 { #expect(outcome.errors.isEmpty) }
    #expect(!(outcome.output + outcome.errors).unicodeScalars.contains { $0.isControl })
  }

  @Test(
    "The same script gives whole JSON lines, and its error's code", arguments: ScriptCorpus.names)
  func json(name: String) throws {
    let script = try script(name)
    let outcome = try run(script, ["--json"])
    #expect(outcome.code == script.exitCode, "\(outcome.errors)")
    let objects = try outcome.lines.map { try JSONObject(parsing: $0) }
    let error = objects.lazy.map { $0["error"] }.first { !$0.isNull }
    #expect(error?["code"].string == script.code)
    #expect(outcome.output.isEmpty || outcome.output.hasSuffix("\n"))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar.
  fileprivate var isControl: Bool {
    value < 0x20 && self != "\n" || (0x7F..<0xA0).contains(value)
  }
}
