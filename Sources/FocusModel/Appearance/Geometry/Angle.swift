// SPDX-License-Identifier: Apache-2.0

/// An angle, kept in radians; recorded and inert.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates the zero angle.
  public init() {
    self.init(radians: 0)
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Tells whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}

extension Angle: AdditiveArithmetic {
  /// Adds two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Subtracts one angle from another.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
}

extension Angle {
  /// Scales an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Scales an angle.
  public static func * (lhs: Double, rhs: Angle) -> Angle {
    rhs * lhs
  }

  /// Divides an angle by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Returns the angle of the opposite direction of turn.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees.
  public var description: String { "\(degrees.trimmed)°" }
}
