// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// What a property test does when it fails, shown with an invariant that does not hold.
@MainActor @Suite("Shrinking")
struct ShrinkingTests {
  private static let wrong = Invariant(name: "nothing stands on a sheet that was replaced") {
    step in
    let deep = step.after.windows.first { window in
      window.presentations.map(\.id) == ["rename", "inner2"]
    }
    return deep.map { "window \($0.number) does" }
  }

  @Test("Of a long session that breaks an invariant, the few actions that do it are left, as lines")
  func shrinking() throws {
    let trial = Trial(holding: [Self.wrong])
    var generator = ActionGenerator(seed: 1, for: trial.session)
    var found: Breach?
    for _ in 1...5_000 where found == nil {
      found = trial.perform(generator.next(after: trial.look))
    }
    let breach = try #require(found)
    #expect(trial.accepted.count > 20)
    let failure = Failure(shrinking: trial.accepted, breach, holding: [Self.wrong])
    #expect(failure.actions.count <= 4)
    #expect(failure.actions.last?.shellLine == ":press Deeper")
    #expect(failure.description.contains(":menu choose \"Board\" \"Rename…\""))
  }
}
