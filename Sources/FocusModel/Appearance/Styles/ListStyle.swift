// SPDX-License-Identifier: Apache-2.0

/// The look of lists; recorded and inert.
public protocol ListStyle {}

nonisolated extension View {
  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    recorded("listStyle", style)
  }
}

/// The system's choice.
public struct DefaultListStyle: ListStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's choice.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Nothing but rows.
public struct PlainListStyle: ListStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Nothing but rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Groups.
public struct GroupedListStyle: ListStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Groups with a margin.
public struct InsetGroupedListStyle: ListStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A sidebar.
public struct SidebarListStyle: ListStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows with a margin.
public struct InsetListStyle: ListStyle, _SystemStyle {
  let alternatesRowBackgrounds: Bool

  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with a margin, every second one shaded if wished.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows in a border.
public struct BorderedListStyle: ListStyle, _SystemStyle {
  let alternatesRowBackgrounds: Bool

  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a border, every second one shaded if wished.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
