// SPDX-License-Identifier: Apache-2.0

/// The look of views with columns; recorded and inert.
public protocol NavigationSplitViewStyle {}

nonisolated extension View {
  /// Sets the style of views with columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    recorded("navigationSplitViewStyle", style)
  }
}

/// The system's choice.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system's choice.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// Columns that share the space.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the space.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// A detail that keeps its space.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its space.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
