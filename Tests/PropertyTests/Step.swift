// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An action with what was seen before and after it.
@MainActor
struct Step {
  let before: Look
  let action: UserAction
  let report: Report
  let after: Look
  /// How many `onDismiss` closures the app itself has counted in this action.
  let countedDismissals: Int
  /// Whether the action has written state that all windows share.
  let wroteSharedState: Bool
}

extension Step {
  /// The sheets that have come up, by window and id.
  var arrivals: [Int: [String]] {
    collect { event in
      switch event {
      case .sheetPresented(let sheet): (sheet.window, sheet.id.text)
      case .sheetReplaced(let sheet, _): (sheet.window, sheet.id.text)
      case .alertPresented(let title, let window): (window, title)
      default: nil
      }
    }
  }

  /// The sheets and alerts that have gone, by window and id.
  var departures: [Int: [String]] {
    collect { event in
      switch event {
      case .alertDismissed(let title, let window): (window, title)
      default: Self.sheetThatWent(event)
      }
    }
  }

  /// The sheets that have gone, by window and id.
  var sheetDepartures: [Int: [String]] { collect(Self.sheetThatWent) }

  /// The sheets whose `onDismiss` has run, by window and id.
  var dismissals: [Int: [String]] {
    collect { event in
      if case .onDismissRan(let sheet) = event { (sheet.window, sheet.id.text) } else { nil }
    }
  }

  private static func sheetThatWent(_ event: Report.Event) -> (Int, String?)? {
    switch event {
    case .sheetDismissed(let sheet): (sheet.window, sheet.id.text)
    case .sheetReplaced(let sheet, let old): (sheet.window, old.text)
    default: nil
    }
  }

  private func collect(_ pick: (Report.Event) -> (window: Int, id: String?)?) -> [Int: [String]] {
    report.events.reduce(into: [:]) { found, event in
      if let (window, id) = pick(event) { found[window, default: []].append(id ?? "nil") }
    }
  }
}
