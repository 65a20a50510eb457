// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// Shapes by sizes and rectangles of Core Graphics: recorded and inert.

nonisolated extension Shape {
  /// Returns the outline of the shape, which is empty, since nothing is drawn.
  public func path(in rect: CGRect) -> Path {
    Path()
  }

  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape with a size of its own.
  public func size(_ size: CGSize) -> some Shape {
    self.size(width: size.width, height: size.height)
  }
}

extension RoundedRectangle {
  /// Creates a rectangle with corners of this size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
