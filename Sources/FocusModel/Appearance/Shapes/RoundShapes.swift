// SPDX-License-Identifier: Apache-2.0

// Inert elements: recorded by description, never drawn.

/// A circle.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}
}

extension Circle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "circle" }
}

/// An ellipse.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "ellipse" }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  let style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "capsule" }
}

/// The shape of the nearest container.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}
}

extension ContainerRelativeShape: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "containerRelative" }
}
