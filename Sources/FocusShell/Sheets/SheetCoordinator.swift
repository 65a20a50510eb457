// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Shows sheets one after the other: each comes up when the one before it has gone.
@Observable
@MainActor
final class SheetCoordinator {
  @ObservationIgnored private var waiting: [Sheet] = []

  /// Has sheets come up in order, once the one that is up has gone.
  func present(_ sheets: [Sheet]) { waiting = sheets }

  /// Forgets the sheets that wait, as a person has left the one before them.
  func abandon() { waiting = [] }

  /// Returns the sheet that comes up when one has gone; nil where none waits.
  ///
  /// A sheet that was asked for meanwhile goes first, and what waited is no longer wanted.
  func sheetDismissed(inFavorOf other: Sheet?) -> Sheet? {
    guard other == nil else {
      abandon()
      return other
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
