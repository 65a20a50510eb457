// SPDX-License-Identifier: Apache-2.0

// Shapes made from shapes: each keeps how it was made, and is never drawn.

/// A shape with one change.
struct ModifiedShape<Base: Shape>: InsettableShape, CustomStringConvertible {
  let base: Base
  let change: StaticString
  var argument: any Sendable = ()

  /// The shape followed by its change.
  var description: String {
    "\(base).\(ElementAttribute(name: change, argument: argument))"
  }
}

nonisolated extension Shape {
  /// Returns the line along the shape as a shape.
  public func stroke(lineWidth: Double = 1) -> some Shape {
    ModifiedShape(base: self, change: "stroke", argument: lineWidth)
  }

  /// Returns the line along the shape as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    ModifiedShape(base: self, change: "stroke", argument: style)
  }

  /// Returns a part of the shape's outline.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    ModifiedShape(base: self, change: "trim", argument: (from: startFraction, to: endFraction))
  }

  /// Returns the shape moved by a distance, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    ModifiedShape(base: self, change: "offset", argument: (x: x, y: y))
  }

  /// Returns the shape made larger or smaller.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, change: "scale", argument: (scale, anchor: anchor))
  }

  /// Returns the shape made larger or smaller in each direction.
  public func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    ModifiedShape(base: self, change: "scale", argument: (x: x, y: y, anchor: anchor))
  }

  /// Returns the shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, change: "rotation", argument: (angle, anchor: anchor))
  }

  /// Returns the shape with a size of its own, in points.
  public func size(width: Double, height: Double) -> some Shape {
    ModifiedShape(base: self, change: "size", argument: (width: width, height: height))
  }
}

nonisolated extension InsettableShape {
  /// Returns the shape made smaller by a distance on each side, in points.
  @_disfavoredOverload
  public func inset(by amount: Double) -> some InsettableShape {
    ModifiedShape(base: self, change: "inset", argument: amount)
  }
}
