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

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// Ends the presentation.
  public func callAsFunction() {
    guard let scope, let surface = scope.surface else { return }
    if let navigation = EnvironmentValues(scope: scope).navigationHost, navigation.page > 0 {
      navigation.host?.popPage(navigation.page)
    } else if let presenter = surface.presenter {
      presenter.resetBinding()
    } else {
      scope.session?.closeWindow(surface.window)
    }
  }
}

extension EnvironmentValues {
  /// Ends the presentation in which it is read. // S22
  public var dismiss: DismissAction {
    let scope = scope
    return onMainActor { DismissAction(scope: scope) }
  }

  /// Whether the reader is presented: in a sheet, an alert or on a pushed page. // S23
  public var isPresented: Bool {
    let scope = scope
    let isPresented = onMainActor { scope?.surface?.presenter != nil }
    return isPresented || (navigationHost?.page ?? 0) > 0
  }
}
