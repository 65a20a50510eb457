// SPDX-License-Identifier: Apache-2.0

// Edges are arguments of recorded, inert layout modifiers.

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}

extension Edge {
  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top side.
    public static let top = Set(.top)

    /// The leading side.
    public static let leading = Set(.leading)

    /// The bottom side.
    public static let bottom = Set(.bottom)

    /// The trailing side.
    public static let trailing = Set(.trailing)

    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]

    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom side.
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge.Set: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.all, "all"), (.horizontal, "horizontal"), (.vertical, "vertical"),
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]
}
