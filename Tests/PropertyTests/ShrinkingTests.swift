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
    let failure = Failure(
      shrinking: trial.accepted, breach, holding: [Self.wrong], with: Patience(100_000))
    #expect(failure.actions.count <= 4)
    #expect(failure.actions.last?.shellLine == ":press Deeper")
    #expect(failure.description.contains(":menu choose \"Board\" \"Rename…\""))
  }

  @Test("Where other failures have used up the patience, a failure is told as it is")
  func impatience() {
    let failure = Failure(
      shrinking: [.confirm, .confirm], Breach("it holds", "it does not"), with: Patience(0))
    #expect(failure.actions.count == 2)
    #expect("\(failure)" == "it holds: it does not (after 2 actions; see other failures)")
  }

  @Test("An action that does not come back ends the tests, and says what it breaks")
  func endless() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ActionWatch(limit: 0.1).watch([.confirm]) { () -> Void in while true {} }
      }
    }
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("every action comes to rest: the last of these does not\n  confirm\n"))
  }
}
