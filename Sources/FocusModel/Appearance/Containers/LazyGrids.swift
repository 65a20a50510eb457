// SPDX-License-Identifier: Apache-2.0

// Containers are elements with their content; nothing is laid out.

/// Views in columns, row after row.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a grid with a distance between its rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }
      .recorded("LazyVGrid", (columns: columns.count, alignment: alignment, spacing: spacing))
  }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a grid with a distance between its columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }
      .recorded("LazyHGrid", (rows: rows.count, alignment: alignment, spacing: spacing))
  }
}

/// A column or a row of a grid; recorded and inert.
public struct GridItem: Hashable, Sendable {
  /// A size, in points.
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size.
  public var size: Size

  /// The distance to the next, in points.
  public var spacing: Double?

  /// The alignment in each cell.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
