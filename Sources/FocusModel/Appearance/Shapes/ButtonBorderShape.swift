// SPDX-License-Identifier: Apache-2.0

/// The shape of a bordered button; recorded and inert.
public struct ButtonBorderShape: InsettableShape, NamedValue {
  let name: String

  /// The shape that suits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A rectangle with corners of this radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(radius: \(radius.trimmed))")
  }
}
