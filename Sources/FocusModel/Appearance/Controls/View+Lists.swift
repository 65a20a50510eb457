// SPDX-License-Identifier: Apache-2.0

// How the rows and sections of a list look: recorded and inert.

nonisolated extension View {
  /// Sets the view behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    recorded("listRowBackground", view as? Color)
  }

  /// Sets the space around the content of a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets", insets)
  }

  /// Sets the space on some sides of the content of a row, in points.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    recorded("listRowInsets", (edges, length))
  }

  /// Sets whether the separators of a row show.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparator", (visibility, edges: edges))
  }

  /// Sets the colour of the separators of a row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparatorTint", (color, edges: edges))
  }

  /// Sets the distance between rows, in points.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    recorded("listRowSpacing", spacing)
  }

  /// Sets whether the separators of a section show.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", (visibility, edges: edges))
  }

  /// Sets the colour of the separators of a section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparatorTint", (color, edges: edges))
  }

  /// Sets the distance between sections, in points.
  public func listSectionSpacing(_ spacing: Double) -> some View {
    recorded("listSectionSpacing", spacing)
  }

  /// Sets the distance between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    recorded("listSectionSpacing", spacing)
  }

  /// Sets the colour of a row's icon.
  public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint", tint)
  }

  /// Sets the colour of a row's icon, fixed or preferred.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", tint)
  }

  /// Sets whether every second row is shaded.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    recorded("alternatingRowBackgrounds", behavior)
  }

  /// Sets whether the headers of table columns show.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", visibility)
  }
}

/// The distance between sections.
public struct ListSectionSpacing: NamedValue {
  let name: String

  /// The usual distance.
  public static let `default` = ListSectionSpacing(name: "default")

  /// A small distance.
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom(\(spacing.trimmed))")
  }
}

/// The colour of a row's icon.
public struct ListItemTint: NamedValue {
  let name: String

  /// No colour.
  public static let monochrome = ListItemTint(name: "monochrome")

  /// This colour, always.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "fixed(\(tint))")
  }

  /// This colour, unless the person prefers another.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred(\(tint))")
  }
}

/// Whether every second row is shaded.
public struct AlternatingRowBackgroundBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")

  /// Shaded.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")

  /// Not shaded.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
