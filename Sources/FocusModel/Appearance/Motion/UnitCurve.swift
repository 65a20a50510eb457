// SPDX-License-Identifier: Apache-2.0

/// How far an animation has come at each moment of its time; recorded and inert.
public struct UnitCurve: NamedValue {
  let name: String

  /// Even speed.
  public static let linear = UnitCurve(name: "linear")

  /// A slow start.
  public static let easeIn = UnitCurve(name: "easeIn")

  /// A slow end.
  public static let easeOut = UnitCurve(name: "easeOut")

  /// A slow start and a slow end.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// A circular slow start.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")

  /// A circular slow end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")

  /// A circular slow start and slow end.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier(\(startControlPoint), \(endControlPoint))")
  }
}
