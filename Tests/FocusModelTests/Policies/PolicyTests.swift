// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Policies")
struct PolicyTests {
  @Test("Each policy, flipped, makes a difference that its app shows")
  func eachMakesADifference() throws {
    for policy in NamedPolicy.all {
      let scenario = try #require(PolicyScenario.all[policy.name], "no scenario of \(policy.name)")
      var flipped = Policies()
      let other = policy.choices.first { $0 != policy.defaultValue } ?? "1"
      #expect(policy.set(other, in: &flipped))
      let (usual, changed) = (try scenario.run(Policies()), try scenario.run(flipped))
      #expect(usual == scenario.usual, "\(policy.name) (\(policy.rule))")
      #expect(changed == scenario.changed, "\(policy.name) (\(policy.rule))")
      #expect(usual != changed, "\(policy.name) (\(policy.rule))")
    }
  }

  @Test("Each scenario belongs to a policy")
  func noneTooMany() {
    #expect(Set(PolicyScenario.all.keys) == Set(NamedPolicy.all.map(\.name)))
  }

  @Test("Every gap of the documentation from G1 to G15 has its policy")
  func gaps() {
    let decided = Set(NamedPolicy.all.flatMap { $0.rule.split(separator: ", ").map(String.init) })
    for gap in 1...15 { #expect(decided.contains("G\(gap)"), "G\(gap)") }
  }

  @Test("A policy that is set while the app runs counts from then on")
  func setLater() throws {
    let app = PolicyScenario.twoTitledWindows()
    #expect(app.menuTitles("Window")?.suffix(2) == ["B", "A"])
    app.session.policies.windowMenuSortsByTitle = true
    #expect(app.menuTitles("Window")?.suffix(2) == ["A", "B"])
    let groups = PolicyScenario.groups(Policies())
    #expect(groups.menuTitles("Help") == ["Replaced"])
    groups.session.policies.commandGroupsApplyInOrder = false
    #expect(groups.menuTitles("Help") == ["Replaced", "Added"])
  }
}

/// An app in which a policy makes a difference, and what is seen of it.
@MainActor
struct PolicyScenario {
  /// What is seen with the default.
  let usual: String
  /// What is seen with the other value.
  let changed: String
  let run: (Policies) throws -> String

  init(_ usual: String, _ changed: String, _ run: @escaping (Policies) throws -> String) {
    self.usual = usual
    self.changed = changed
    self.run = run
  }

  static var all: [String: PolicyScenario] {
    focus.merging(menus) { $1 }.merging(presentations) { $1 }.merging(windows) { $1 }
  }
}
