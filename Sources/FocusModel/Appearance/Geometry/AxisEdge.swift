// SPDX-License-Identifier: Apache-2.0

// Edges are arguments of recorded, inert layout modifiers.

/// A leading or trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing
}

extension HorizontalEdge {
  /// A set of leading and trailing sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading side.
    public static let leading = Set(.leading)

    /// The trailing side.
    public static let trailing = Set(.trailing)

    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

extension HorizontalEdge.Set: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.all, "all"), (.leading, "leading"), (.trailing, "trailing"),
  ]
}

/// A top or bottom side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom
}

extension VerticalEdge {
  /// A set of top and bottom sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top side.
    public static let top = Set(.top)

    /// The bottom side.
    public static let bottom = Set(.bottom)

    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

extension VerticalEdge.Set: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.all, "all"), (.top, "top"), (.bottom, "bottom"),
  ]
}
