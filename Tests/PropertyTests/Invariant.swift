// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Something that holds whatever a person does.
@MainActor
struct Invariant: Sendable {
  let name: String
  /// Says how a step breaks it; nil where it does not.
  let breach: @MainActor (Step) -> String?

  static let all = [
    rest, keyWindow, isolation, onePerPresenter, agreement, reportedPresentations, dismissals,
    refusals,
  ]
}

extension Invariant {
  /// F21: what an action changes is propagated in a bounded number of rounds.
  static let rest = Invariant(name: "every action comes to rest") { step in
    let isEndless = step.report.events.contains { event in
      if case .issueRaised(let issue) = event { issue.kind == .updateLoop } else { false }
    }
    return isEndless ? "its changes went on without end" : nil
  }

  /// W10, W17: the front window that is not in the Dock is key, unless the app is hidden; one of tools may be,
  /// and is where there is no other.
  static let keyWindow = Invariant(name: "a window is key while one can be") { step in
    let look = step.after
    if look.isHidden { return look.key.map { "window \($0) is key in a hidden app" } }
    let inFront = look.windows.filter { !$0.isMinimized }
    let expected = inFront.first { !$0.isOfTools } ?? inFront.first
    let isOfTools = inFront.first { $0.number == look.key }?.isOfTools ?? false
    return isOfTools || look.key == expected?.number
      ? nil : "key is \(look.key ?? 0), and \(expected?.number ?? 0) is in front"
  }

  /// F9, M25: what a command presents, it presents on the window that it was addressed to.
  static let isolation = Invariant(name: "unfocused windows keep what they present") { step in
    if step.wroteSharedState { return nil }
    let before = step.before.presented
    for (window, ids) in step.after.presented where !step.before.addressed.contains(window) {
      guard let earlier = before[window], earlier != ids else { continue }
      return "window \(window) presented \(earlier), now \(ids)"
    }
    return nil
  }

  /// S10, S11: a presenter shows one at a time.
  static let onePerPresenter = Invariant(name: "at most one presentation a presenter") { step in
    for (window, ids) in step.after.presented {
      let presenters = ids.map(presenter)
      if Set(presenters).count != presenters.count { return "window \(window) presents \(ids)" }
    }
    return nil
  }

  /// S1, S2, S3: what is presented is what a binding asks for, and a wish is granted or waits behind another.
  static let agreement = Invariant(name: "bindings and presentations agree") { step in
    for window in step.after.windows {
      let presented = window.presentations.map { Optional($0.id) } + [nil]
      for (content, shown) in zip(window.surfaces, presented) {
        let wishes = content.wishes
        let agrees = shown.map(wishes.contains) ?? wishes.isEmpty
        if !agrees { return "window \(window.number) presents \(shown ?? "nothing") for \(wishes)" }
      }
    }
    return nil
  }

  /// The reports account for everything that is presented, in every window.
  static let reportedPresentations = Invariant(name: "reports and presentations agree") { step in
    let (before, after) = (step.before.presented, step.after.presented)
    let (came, went) = (step.arrivals, step.departures)
    for window in Set(before.keys).union(after.keys).union(came.keys) {
      let accounted = (before[window] ?? []) + (came[window] ?? [])
      let seen = (after[window] ?? []) + (went[window] ?? [])
      if accounted.sorted() != seen.sorted() {
        return "window \(window): \(accounted) were there or came, \(seen) are there or went"
      }
    }
    return nil
  }

  /// S3, S8, S15, S16: each presentation that has ended has run its `onDismiss`, once.
  static let dismissals = Invariant(name: "onDismiss runs once a presentation") { step in
    let (went, ran) = (step.sheetDepartures, step.dismissals)
    for window in Set(went.keys).union(ran.keys) {
      let (gone, run) = (went[window] ?? [], ran[window] ?? [])
      if gone.sorted() != run.sorted() { return "\(gone) went, and onDismiss ran for \(run)" }
    }
    let counted = step.countedDismissals
    let reported = ran.values.reduce(0) { $0 + $1.count }
    return counted == reported ? nil : "the app counts \(counted) dismissals, not \(reported)"
  }

  /// A refused action leaves the app as it was.
  static let refusals = Invariant(name: "a refused action changes nothing") { step in
    guard step.report.refusal != nil, step.report.events.count > 1 else { return nil }
    return "it was refused and reported \(step.report.events.count - 1) changes"
  }

  /// The presenter of an id: the items of one differ by a suffix.
  private static func presenter(of id: String) -> String {
    let name = id.hasSuffix("-other") ? String(id.dropLast(6)) : id
    return ["add", "rename"].contains(name) ? "board" : name
  }
}
