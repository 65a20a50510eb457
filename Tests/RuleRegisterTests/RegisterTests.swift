// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import Testing

@testable import RuleRegister

@Suite("The register of rules")
struct RegisterTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let register: Register

  init() throws { register = try Register(of: Self.root) }

  @Test("Every rule of every area is in it, in order")
  func completeness() {
    let counts: [(Character, Int)] = [
      ("B", 24), ("F", 27), ("M", 27), ("S", 41), ("W", 21), ("E", 11), ("G", 15),
    ]
    let expected = counts.flatMap { area, count in (1...count).map { "\(area)\($0)" } }
    #expect(register.rules.map(\.id.description) == expected)
  }

  @Test(
    "Every rule that is modelled has code and a test, every other one a reason, and none is unknown"
  )
  func faults() {
    #expect(register.faults == [])
  }

  @Test("The committed page is what the command makes now: run `swift run RuleRegister`")
  func freshness() throws {
    let page = Self.root.appendingPathComponent(Register.path)
    #expect(try String(contentsOf: page, encoding: .utf8) == register.markdown)
  }

  @Test("The policies that it names are those there are, each at the rules that the policy says")
  func policies() {
    let named = register.rules.reduce(into: [String: Set<String>]()) { found, rule in
      guard case .policy(let names) = rule.status else { return }
      for name in names { found[name, default: []].insert(rule.id.description) }
    }
    for policy in NamedPolicy.all {
      let rules = Set(policy.rule.split(separator: ", ").map(String.init))
      #expect(rules.isSubset(of: named[policy.name] ?? []), "\(policy.name): \(policy.rule)")
    }
    #expect(Set(named.keys) == Set(NamedPolicy.all.map(\.name)))
  }

  @Test("The rules that runtime issues fall under are in it, and modelled")
  func issues() {
    let modelled = Set(register.rules.filter { $0.status != .notModelled }.map(\.id.description))
    #expect(Set(RuntimeIssue.Kind.allCases.map(\.rule)).isSubset(of: modelled))
  }
}
