// SPDX-License-Identifier: Apache-2.0

/// A point in a rectangle whose sides have length one; recorded and inert.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: Double

  /// The share of the height.
  public var y: Double

  /// Creates the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from shares of width and height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top leading corner.
  public static let zero = UnitPoint()

  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: CustomStringConvertible {
  /// The SwiftUI name of a well-known point, and the shares of any other.
  public var description: String {
    switch self {
    case .center: "center"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    default: "(x: \(x.trimmed), y: \(y.trimmed))"
    }
  }
}
