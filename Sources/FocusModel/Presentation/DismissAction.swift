// SPDX-License-Identifier: Apache-2.0

/// Ends the presentation in which it was read from the environment. // S22
///
/// In a sheet it ends the sheet; on a pushed page it pops the page; in a window's own content it closes
/// the window (rule W6). Anywhere else it does nothing (rule S23).
///
/// Source: <https://developer.apple.com/documentation/swiftui/dismissaction>
@MainActor @preconcurrency
public struct DismissAction {
  let scope: EnvironmentScope?

  /// Ends the presentation.
  ///
  /// A late call, from a task say, ends what the same presenter presents by then (rule S19).
  public func callAsFunction() {
    guard let scope, let place = scope.place else { return }
    if let navigation = EnvironmentValues(scope: scope).navigationHost, navigation.page > 0 {
      navigation.host?.popPage(navigation.page)
    } else if !place.isPresentation {
      if let window = place.surface?.window { scope.session?.requestClose(window) }
    } else if let presenter = place.presenter, presenter.surface != nil {
      if let session = scope.session { session.endByRequest(presenter) }
    }
  }
}

extension EnvironmentValues {
  /// Ends the presentation in which it is read. // S22
  public var dismiss: DismissAction {
    onMainActor(with: scope) { DismissAction(scope: $0) }
  }

  /// Whether the reader is presented: in a sheet, an alert or on a pushed page. // S23
  public var isPresented: Bool {
    nonisolated(unsafe) let scope = scope
    let isPresented = onMainActor { scope?.place?.isPresentation ?? false }
    return isPresented || (navigationHost?.page ?? 0) > 0
  }
}
