// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Actions that break an invariant, made as few as they can be.
struct Failure: Error, CustomStringConvertible {
  let actions: [UserAction]
  let breach: Breach
  /// Whether other failures have left no patience for this one.
  private let isWhole: Bool

  /// The fewest of some actions that still break the same invariant: leaves out half of them, then a
  /// quarter, and so on, for as long as that makes a difference and patience lasts; what is left out
  /// overlaps, since two actions that undo each other can only go together.
  @MainActor
  init(
    shrinking actions: [UserAction], _ breach: Breach,
    holding invariants: [Invariant] = Invariant.all, with patience: Patience = .shared
  ) {
    isWhole = patience.left <= 0
    var (kept, found) = (actions, breach)
    var size = max(kept.count / 2, 1)
    while patience.left > 0 {
      var isShorter = false
      var start = 0
      while start < kept.count, patience.left > 0 {
        patience.spend(kept.count)
        let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        if let shorter = Self.run(fewer, until: breach.invariant, holding: invariants) {
          (kept, found) = shorter
          isShorter = true
        } else {
          start += max(size / 2, 1)
        }
      }
      if size == 1, !isShorter { break }
      size = max(size / 2, 1)
    }
    self.actions = kept
    self.breach = found
  }

  /// Runs actions in a fresh app until one breaks an invariant.
  ///
  /// - Returns: The actions that were not refused up to there and what they broke; nil when they did not.
  @MainActor
  private static func run(
    _ actions: [UserAction], until invariant: String, holding invariants: [Invariant]
  ) -> (actions: [UserAction], breach: Breach)? {
    let trial = Trial(holding: invariants)
    for action in actions {
      guard let breach = trial.perform(action) else { continue }
      guard breach.invariant == invariant else { return nil }
      let isCounted = trial.accepted.last == action
      return (trial.accepted + (isCounted ? [] : [action]), breach)
    }
    return nil
  }

  /// What is broken, and a script that a person runs to see it.
  var description: String {
    guard !isWhole else { return "\(breach) (after \(actions.count) actions; see other failures)" }
    return """
      \(breach)
      Replay it with `swift run Studio run FILE` and this file:
      \(actions.map { "  " + $0.shellLine }.joined(separator: "\n"))
      """
  }
}
