// SPDX-License-Identifier: Apache-2.0

// Inert elements: recorded by description, never drawn.

/// How round corners are formed.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "rect" }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  let cornerRadius: Double
  let style: RoundedCornerStyle

  /// Creates a rectangle with corners of this radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

extension RoundedRectangle: CustomStringConvertible {
  /// The SwiftUI name with the radius.
  public var description: String { "rect(cornerRadius: \(cornerRadius.trimmed))" }
}
