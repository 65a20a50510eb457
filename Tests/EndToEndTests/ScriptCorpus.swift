// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scripts in `Scripts`, each of which says in comments at its start what running it gives.
///
/// | comment | what it says |
/// | --- | --- |
/// | `# app NAME` | the built program that runs it; `script-fixture` unless said |
/// | `# option WORD` | a word that stands before the script on the command line |
/// | `# exit N` | the exit code; 0 unless said |
/// | `# code CODE` | the code of the first error in JSON |
/// | `# error TEXT` | a part of what standard error says behind the script's name |
/// | `# prints TEXT` | a part of what standard output says |
///
/// What a transcript prints it says itself. Scripts in `parts` are run by others.
struct ScriptCorpus {
  let scripts: [CorpusScript]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scripts").path

  /// Reads the scripts of the repository.
  init() throws {
    scripts = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("parts/") }.sorted()
      .map { try CorpusScript(name: $0, path: Self.folder + "/" + $0) }
  }

  /// The names of the scripts, for a test each.
  static var names: [String] { (try? ScriptCorpus().scripts.map(\.name)) ?? [] }
}

/// A script of the corpus, and what it says of itself.
struct CorpusScript {
  /// The path below the corpus's folder.
  let name: String
  let text: String
  var app = "script-fixture"
  var options: [String] = []
  var exitCode: Int32 = 0
  var code: String?
  var errors: [String] = []
  var prints: [String] = []

  init(name: String, path: String) throws {
    self.name = name
    text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.components(separatedBy: "\n").prefix(while: { $0.hasPrefix("# ") }) {
      let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      read(words[0], words[1])
    }
  }

  private mutating func read(_ key: String, _ value: String) {
    switch key {
    case "app": app = value
    case "option": options.append(value)
    case "exit": exitCode = Int32(value) ?? -1
    case "code": code = value
    case "error": errors.append(value)
    case "prints": prints.append(value)
    default: break
    }
  }

  /// The line that the first error is about.
  var failingLine: Int? {
    errors.first.flatMap { Int($0.prefix { $0 != ":" }) }
  }
}
