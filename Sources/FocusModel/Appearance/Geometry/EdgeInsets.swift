// SPDX-License-Identifier: Apache-2.0

/// Distances from the four sides of a rectangle, in points; recorded and inert.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double

  /// The distance from the leading side.
  public var leading: Double

  /// The distance from the bottom.
  public var bottom: Double

  /// The distance from the trailing side.
  public var trailing: Double

  /// Creates insets, all zero unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The four distances with their names.
  public var description: String {
    "top: \(top.trimmed), leading: \(leading.trimmed), "
      + "bottom: \(bottom.trimmed), trailing: \(trailing.trimmed)"
  }
}
