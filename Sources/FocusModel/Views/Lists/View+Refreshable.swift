// SPDX-License-Identifier: Apache-2.0

/// Brings what is shown up to date.
///
/// Source: <https://developer.apple.com/documentation/swiftui/refreshaction>
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Brings what is shown up to date.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Brings what is shown up to date; nil where nothing says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how the views inside bring what they show up to date; macOS has no gesture for it.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
