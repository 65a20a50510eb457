// SPDX-License-Identifier: Apache-2.0

// Inert elements: recorded by description, never drawn.

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: Double

  /// The radius of the bottom leading corner.
  public var bottomLeading: Double

  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Double

  /// The radius of the top trailing corner.
  public var topTrailing: Double

  /// Creates radii, all zero unless given.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0,
    bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with different corners.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  let cornerRadii: RectangleCornerRadii
  let style: RoundedCornerStyle

  /// Creates a rectangle with corners of these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of these radii, in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: CustomStringConvertible {
  /// The SwiftUI name with the radii.
  public var description: String {
    "rect(topLeadingRadius: \(cornerRadii.topLeading.trimmed), "
      + "bottomLeadingRadius: \(cornerRadii.bottomLeading.trimmed), "
      + "bottomTrailingRadius: \(cornerRadii.bottomTrailing.trimmed), "
      + "topTrailingRadius: \(cornerRadii.topTrailing.trimmed))"
  }
}
