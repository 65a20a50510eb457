// SPDX-License-Identifier: Apache-2.0

// Axes are arguments of recorded, inert layout modifiers.

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical
}

extension Axis: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis {
  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)

    /// The vertical direction.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}

extension Axis.Set: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.horizontal, "horizontal"), (.vertical, "vertical"),
  ]
}
