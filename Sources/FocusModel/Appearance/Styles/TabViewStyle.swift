// SPDX-License-Identifier: Apache-2.0

/// The look of views with tabs; recorded and inert.
public protocol TabViewStyle {}

nonisolated extension View {
  /// Sets the style of views with tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    recorded("tabViewStyle", style)
  }
}

/// The system's choice.
public struct DefaultTabViewStyle: TabViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's choice.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Tabs in a group.
public struct GroupedTabViewStyle: TabViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a group.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// Tabs that can be a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that can be a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A tab bar alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar alone.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
