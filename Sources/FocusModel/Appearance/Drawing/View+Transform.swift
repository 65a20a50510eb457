// SPDX-License-Identifier: Apache-2.0

// Turning and scaling of a view's picture: recorded and inert.

nonisolated extension View {
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", (angle, anchor: anchor))
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    recorded("rotation3DEffect", (angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
  }

  /// Scales the view.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", (scale, anchor: anchor))
  }

  /// Scales the view in each direction.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    recorded("scaleEffect", (x: x, y: y, anchor: anchor))
  }
}
