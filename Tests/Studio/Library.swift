// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What all windows share.
@Observable @MainActor
final class Library {
  var cards = ["first", "second"]
  /// Asks for an alert in every board; the one presentation that windows share.
  var hasNotice = false
  /// Counts of its own, so that tests need not believe the reports.
  @ObservationIgnored let ledger = Ledger()
}

/// Counts the `onDismiss` closures that have run, by presenter.
@MainActor
final class Ledger {
  private(set) var dismissals: [String: Int] = [:]

  /// All of them together.
  var total: Int { dismissals.values.reduce(0, +) }

  /// Makes the closure that counts for a presenter.
  func counting(_ presenter: String) -> () -> Void {
    { self.dismissals[presenter, default: 0] += 1 }
  }
}
