// SPDX-License-Identifier: Apache-2.0

// Shapes made from two shapes: each keeps how it was made, and is never drawn.

nonisolated extension Shape {
  /// Returns what lies in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self, change: "intersection", argument: other)
  }

  /// Returns what lies in either shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self, change: "union", argument: other)
  }

  /// Returns what lies in this shape and not in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self, change: "subtracting", argument: other)
  }

  /// Returns what lies in just one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ModifiedShape(base: self, change: "symmetricDifference", argument: other)
  }
}
