// SPDX-License-Identifier: Apache-2.0

/// The look of navigation views; recorded and inert.
public protocol NavigationViewStyle {}

nonisolated extension View {
  /// Sets the style of navigation views.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", style)
  }
}

/// The system's choice.
public struct DefaultNavigationViewStyle: NavigationViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's choice.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ColumnNavigationViewStyle: CustomStringConvertible {
  /// The SwiftUI name, which is not that of the type.
  public var description: String { "columns" }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
