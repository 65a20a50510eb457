// SPDX-License-Identifier: Apache-2.0

extension Register {
  /// What the register does not hold to, in words; empty for a good one.
  var faults: [String] {
    unknownRules + rules.flatMap { faults(of: $0) } + repeatedRules
  }

  /// Rules that code or tests name and the register lacks.
  private var unknownRules: [String] {
    let known = Set(rules.map(\.id))
    let inCode = files.filter { !known.contains($0.key) }.map { id, files in
      "\(id), which \(files[0].path) names, is not in the register."
    }
    let inTests = tests.filter { !known.contains($0.key) }.map { id, tests in
      "\(id), which the test \(tests[0].title) names, is not in the register."
    }
    return (inCode + inTests).sorted()
  }

  private var repeatedRules: [String] {
    var seen: Set<RuleID> = []
    return rules.map(\.id).filter { !seen.insert($0).inserted }.map { "\($0) is there twice." }
  }

  private func faults(of rule: Rule) -> [String] {
    var faults: [String] = []
    if rule.statement.isEmpty { faults.append("\(rule.id) says nothing.") }
    if rule.status == .notModelled {
      if rule.note.isEmpty {
        faults.append("\(rule.id) is not modelled, and the note does not say why.")
      }
      return faults
    }
    if tests[rule.id] == nil { faults.append("\(rule.id) has no test whose name begins with it.") }
    if decidingFiles(of: rule).isEmpty {
      faults.append("\(rule.id) is named by no code, and follows from no rule that is.")
    }
    return faults
  }
}
