// SPDX-License-Identifier: Apache-2.0

// Sizes are recorded on the element, in points; nothing is laid out.
//
// `CGFloat` lives in Foundation, which the model does not import. A `Double` parameter takes a
// `CGFloat` as it is, but an optional one does not take a `CGFloat?`: for that there is a second,
// generic form that the compiler prefers only when nothing else fits.

nonisolated extension View {
  /// Gives the view a frame of a size.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded("frame", (width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame of a size, where a size is an optional `CGFloat`.
  @_disfavoredOverload
  public func frame<Length: BinaryFloatingPoint>(
    width: Length? = nil, height: Length? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded("frame", (width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame with limits of its size.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded(
      "frame",
      (
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
        minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
        alignment: alignment
      ))
  }

  /// Gives the view a frame with limits of its size, where a limit is an optional `CGFloat`.
  @_disfavoredOverload
  public func frame<Length: BinaryFloatingPoint>(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
    minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded(
      "frame",
      (
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
        minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
        alignment: alignment
      ))
  }

  /// Gives the view a part of its container's size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    recorded("containerRelativeFrame", (axes, alignment: alignment))
  }

  /// Gives the view some of the columns or rows that its container is divided into.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double,
    alignment: Alignment = .center
  ) -> some View {
    recorded(
      "containerRelativeFrame",
      (axes, count: count, span: span, spacing: spacing, alignment: alignment))
  }

  /// Gives the view a size that the closure works out.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    recorded("containerRelativeFrame", (axes, alignment: alignment))
  }
}
