// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A sheet that a coordinator presents.
protocol CoordinatedSheet: Identifiable, RawRepresentable<String> {
  associatedtype Content: View

  /// What the sheet shows; it asks the coordinator for the next one.
  @MainActor @ViewBuilder func content(in coordinator: SheetCoordinator<Self>) -> Content
}

/// Presents sheets one after the other.
@MainActor
final class SheetCoordinator<Sheet: CoordinatedSheet>: ObservableObject {
  @Published fileprivate(set) var sheet: Sheet?
  /// The steps that were finished, in order.
  @Published private(set) var finished: [String] = []
  private var next: Sheet?

  /// Presents a sheet when the one that is up has gone; nil only ends that.
  func present(_ wanted: Sheet?) {
    if sheet == nil {
      sheet = wanted
    } else {
      next = wanted
      sheet = nil
    }
  }

  /// Notes that the sheet that is up has done its work, and goes on to the next.
  func finish(next: Sheet?) {
    if let sheet { finished.append(sheet.rawValue) }
    present(next)
  }

  fileprivate func sheetDidEnd() {
    let following = next
    next = nil
    if let following { sheet = following }
  }
}

extension View {
  /// Presents what a coordinator asks for.
  func coordinatedSheets<Sheet: CoordinatedSheet>(
    _ coordinator: SheetCoordinator<Sheet>
  ) -> some View {
    modifier(CoordinatedSheets(coordinator: coordinator))
  }
}

private struct CoordinatedSheets<Sheet: CoordinatedSheet>: ViewModifier {
  @ObservedObject var coordinator: SheetCoordinator<Sheet>

  func body(content: Content) -> some View {
    content.sheet(item: $coordinator.sheet, onDismiss: coordinator.sheetDidEnd) { sheet in
      sheet.content(in: coordinator)
    }
  }
}
