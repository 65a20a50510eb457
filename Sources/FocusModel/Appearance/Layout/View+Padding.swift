// SPDX-License-Identifier: Apache-2.0

// Distances are recorded on the element, in points; nothing is laid out.

nonisolated extension View {
  /// Adds space on some sides.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    recorded("padding", (edges, length))
  }

  /// Adds space on some sides, where the distance is an optional `CGFloat`.
  @_disfavoredOverload
  public func padding<Length: BinaryFloatingPoint>(
    _ edges: Edge.Set = .all, _ length: Length?
  ) -> some View {
    recorded("padding", (edges, length))
  }

  /// Adds space on all sides.
  public func padding(_ length: Double) -> some View {
    recorded("padding", length)
  }

  /// Adds space on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding", insets)
  }

  /// Adds space on some sides by growing the safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    recorded("safeAreaPadding", (edges, length))
  }

  /// Adds space on all sides by growing the safe area.
  public func safeAreaPadding(_ length: Double) -> some View {
    recorded("safeAreaPadding", length)
  }

  /// Adds space on each side by growing the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding", insets)
  }

  /// Adds space around the content of a container.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (edges, length, for: placement))
  }

  /// Adds the same space on all sides of the content of a container.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (length, for: placement))
  }

  /// Adds space on each side of the content of a container.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", (edges, insets, for: placement))
  }
}

/// The part of a container that gets margins.
public struct ContentMarginPlacement: NamedValue {
  let name: String

  /// Every part.
  public static let automatic = ContentMarginPlacement(name: "automatic")

  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")

  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
