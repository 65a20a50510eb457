// SPDX-License-Identifier: Apache-2.0

// Containers are elements with their content; nothing is laid out.

/// Views in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// Creates a grid with distances between its cells, in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }
      .recorded(
        "Grid",
        (
          alignment: alignment, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing
        ))
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }.recorded("GridRow", alignment)
  }
}
