// SPDX-License-Identifier: Apache-2.0

/// A gradient outwards from a point; recorded and inert.
public struct RadialGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: Double
  let endRadius: Double

  /// Creates it from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates it from colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates it from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: View {
  /// An element that draws nothing.
  public var body: some View {
    InertLeaf("RadialGradient", self)
  }
}

extension RadialGradient: CustomStringConvertible {
  /// The colours and where they run.
  public var description: String {
    "\(gradient), center: \(center), "
      + "startRadius: \(startRadius.trimmed), endRadius: \(endRadius.trimmed)"
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient outwards from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours outwards from a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of stops outwards from a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
