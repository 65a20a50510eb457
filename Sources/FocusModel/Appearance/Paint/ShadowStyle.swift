// SPDX-License-Identifier: Apache-2.0

/// A shadow below or inside a shape; recorded and inert.
public struct ShadowStyle: Hashable, Sendable {
  let kind: String
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  /// Returns a shadow below the shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: "drop", color: color, radius: radius, x: x, y: y)
  }

  /// Returns a shadow inside the shape.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: "inner", color: color, radius: radius, x: x, y: y)
  }
}

extension ShadowStyle: CustomStringConvertible {
  /// The kind and the radius of the shadow.
  public var description: String { "\(kind), radius: \(radius.trimmed)" }
}
