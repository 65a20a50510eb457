// SPDX-License-Identifier: Apache-2.0

import FocusModel

@testable import Studio

/// A running app whose every step is held against the invariants.
@MainActor
final class Trial {
  private let studio = Studio()
  let session: Session
  private(set) var look: Look
  /// The actions that were not refused, in order.
  private(set) var accepted: [UserAction] = []

  private let invariants: [Invariant]

  init(holding invariants: [Invariant] = Invariant.all, policies: Policies = Policies()) {
    self.invariants = invariants
    session = Session(studio, policies: policies)
    look = Look(session)
  }

  /// Carries out an action.
  ///
  /// - Returns: How it breaks an invariant; nil when all hold.
  func perform(_ action: UserAction) -> Breach? {
    let (counted, hadNotice) = (studio.library.ledger.total, studio.library.hasNotice)
    let report = ActionWatch.shared.watch(accepted + [action]) { session.perform(action) }
    let step = Step(
      before: look, action: action, report: report, after: Look(session),
      countedDismissals: studio.library.ledger.total - counted,
      wroteSharedState: studio.library.hasNotice != hadNotice)
    look = step.after
    if report.isAccepted { accepted.append(action) }
    for invariant in invariants {
      if let words = invariant.breach(step) { return Breach(invariant.name, words) }
    }
    return nil
  }
}

extension Session {
  /// Everything that a person could see or ask for, and what it has cost, as lines.
  var state: [String] {
    windowSnapshots.map { "\($0)" } + menuBar.menus.map { "\($0)" }
      + focusedValues.map { "\($0.key) \($0.window) \($0.reads.text ?? "nil")" }
      + issues.map(\.description) + ["\(counters)"]
  }
}

/// An invariant that was broken, and how.
struct Breach: Equatable, CustomStringConvertible {
  let invariant: String
  let words: String

  init(_ invariant: String, _ words: String) {
    self.invariant = invariant
    self.words = words
  }

  var description: String { "\(invariant): \(words)" }
}
