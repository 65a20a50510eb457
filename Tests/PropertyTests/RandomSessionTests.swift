// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import TestSupport
import Testing

@testable import Studio

/// Random sequences of what a person does, over several windows.
@MainActor @Suite("Random sessions")
struct RandomSessionTests {
  /// Makes a session of some actions, and holds each against the invariants.
  private func session(seed: UInt64, actions: Int) throws -> Trial {
    let trial = Trial()
    var generator = ActionGenerator(seed: seed, for: trial.session)
    for _ in 1...actions {
      let action = generator.next(after: trial.look)
      guard let breach = trial.perform(action) else { continue }
      throw Failure(shrinking: trial.accepted + [action], breach)
    }
    return trial
  }

  @Test(
    "No sequence of actions breaks an invariant, and one that is replayed gives the same state",
    arguments: UInt64(1)...50)
  func invariants(seed: UInt64) throws {
    let trial = try session(seed: seed, actions: 500)
    let replay = Session(Studio())
    for action in trial.accepted { _ = replay.perform(action) }
    let (replayed, state) = (replay.state, trial.session.state)
    for (line, original) in zip(replayed, state) where line != original {
      Issue.record("Replayed, it gives \(line), and gave \(original).")
    }
    #expect(replayed.count == state.count)
  }

  @Test(
    "The invariants hold whichever way a policy is set", arguments: NamedPolicy.all.map(\.name))
  func policies(name: String) throws {
    let policy = try #require(NamedPolicy.all.first { $0.name == name })
    var policies = Policies()
    #expect(policy.set(policy.choices.first { $0 != policy.defaultValue } ?? "1000", in: &policies))
    // Where presentations do not wait, a wish that came too early stays a wish.
    let invariants = Invariant.all.filter {
      policies.presentationsWait || $0.name != Invariant.agreement.name
    }
    let trial = Trial(holding: invariants, policies: policies)
    var generator = ActionGenerator(seed: 1, for: trial.session)
    for _ in 1...120 {
      let action = generator.next(after: trial.look)
      #expect(trial.perform(action) == nil, "\(name): \(trial.accepted.map(\.shellLine))")
    }
  }

  @Test(
    "The lines that a session is printed as do the same in the shell",
    arguments: UInt64(101)...104)
  func lines(seed: UInt64) throws {
    let trial = try session(seed: seed, actions: 150)
    let folder = try TemporaryFolder()
    let script = folder.path("script.txt")
    let lines = trial.accepted.map(\.shellLine) + trial.look.expectations
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: script))
    let outcome = try Program(
      BuiltProducts.executable("Studio"), environment: ["HOME": folder.path("")]
    )
    .run(["--no-init", "--json", "--keep-going", "run", script])
    #expect(outcome.lines.count == lines.count)
    for line in outcome.lines where !line.contains("\"ok\":true") {
      // A press that an alert follows fails the line in the shell, though it was carried out.
      #expect(line.contains("\"code\":\"operation\""))
    }
  }
}
