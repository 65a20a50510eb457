// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules, each with the files that decide it and the tests that prove it.
struct Register {
  let rules: [Rule]
  let files: [RuleID: [SourceFile]]
  let tests: [RuleID: [TestCase]]

  static let rulesPath = "Documentation/rules.txt"
  static let path = "Documentation/rules.md"

  init(rules: [Rule], sources: [SourceFile], tests: [SourceFile]) {
    self.rules = rules
    files = sources.reduce(into: [:]) { found, file in
      for id in file.namedRules { found[id, default: []].append(file) }
    }
    self.tests = tests.flatMap(TestCase.all).reduce(into: [:]) { found, test in
      for id in test.rules { found[id, default: []].append(test) }
    }
  }

  /// Reads the rules, the sources and the tests of the package in a folder.
  init(of root: URL) throws {
    let rules = try String(
      contentsOf: root.appendingPathComponent(Self.rulesPath), encoding: .utf8)
    self.init(
      rules: try Rule.parse(rules),
      sources: try SourceFile.all(in: "Sources", of: root),
      tests: try SourceFile.all(in: "Tests", of: root))
  }

  func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }

  /// The files that decide a rule, by itself or by the rule from which it follows.
  func decidingFiles(of rule: Rule) -> [SourceFile] {
    if let own = files[rule.id] { return own }
    return rule.source.flatMap(self.rule).map(decidingFiles) ?? []
  }
}
