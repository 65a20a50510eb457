// SPDX-License-Identifier: Apache-2.0

// Places and orders are recorded on the element, in points; nothing is laid out.

nonisolated extension View {
  /// Draws the view at a distance from its place.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    recorded("offset", (x: x, y: y))
  }

  /// Puts the centre of the view at a place in its parent.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    recorded("position", (x: x, y: y))
  }

  /// Sets a horizontal guide of the view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    recorded("alignmentGuide", guide)
  }

  /// Sets a vertical guide of the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    recorded("alignmentGuide", guide)
  }

  /// Sets which view lies above another.
  public func zIndex(_ value: Double) -> some View {
    recorded("zIndex", value)
  }

  /// Names the coordinate space of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace", name.name)
  }

  /// Names the coordinate space of the view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", name)
  }

  /// Tells the action when something about the geometry of the view changes.
  ///
  /// Nothing is laid out, so it never does.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    recorded("onGeometryChange")
  }

  /// Tells the action when something about the geometry of the view changes, with the old value.
  ///
  /// Nothing is laid out, so it never does.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    recorded("onGeometryChange")
  }
}
