// SPDX-License-Identifier: Apache-2.0

// Wishes about size are recorded on the element; nothing is laid out.

nonisolated extension View {
  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    recorded("fixedSize")
  }

  /// Keeps the view at its ideal width or height.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded("fixedSize", (horizontal: horizontal, vertical: vertical))
  }

  /// Sets which view gets space first.
  public func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority", value)
  }

  /// Keeps the relation of width to height.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    recorded("aspectRatio", (aspectRatio, contentMode: contentMode))
  }

  /// Keeps the relation of width to height, where the relation is an optional `CGFloat`.
  @_disfavoredOverload
  public func aspectRatio<Ratio: BinaryFloatingPoint>(
    _ aspectRatio: Ratio?, contentMode: ContentMode
  ) -> some View {
    recorded("aspectRatio", (aspectRatio, contentMode: contentMode))
  }

  /// Scales the view to lie within its parent.
  public func scaledToFit() -> some View {
    recorded("scaledToFit")
  }

  /// Scales the view to fill its parent.
  public func scaledToFill() -> some View {
    recorded("scaledToFill")
  }

  /// Sets how the view lies in the grid: over how many columns.
  public func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns", count)
  }

  /// Sets the anchor of the view in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    recorded("gridCellAnchor", anchor)
  }

  /// Sets the alignment of the view's grid column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    recorded("gridColumnAlignment", guide)
  }

  /// Keeps the view from growing its grid cell.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    recorded("gridCellUnsizedAxes", axes)
  }
}
