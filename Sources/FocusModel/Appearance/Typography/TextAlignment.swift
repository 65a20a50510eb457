// SPDX-License-Identifier: Apache-2.0

// Values that say how text is set: recorded and inert.

/// The side that the lines of a text are set against.
public enum TextAlignment: CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// The weight in which a person wants text to be shown.
public enum LegibilityWeight: Sendable {
  case regular
  case bold
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the very large ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Tells whether one size is smaller than another.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension Text {
  /// The letters that a text is written in.
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }

  /// The size of a text beside the text around it.
  public struct Scale: NamedValue {
    let name: String

    /// The usual size.
    public static let `default` = Scale(name: "default")

    /// A smaller size.
    public static let secondary = Scale(name: "secondary")
  }

  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Creates a look.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A plain line.
    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// The dots and dashes of a line.
  public struct Pattern: NamedValue {
    let name: String

    /// One line.
    public static let solid = Pattern(name: "solid")

    /// Dots.
    public static let dot = Pattern(name: "dot")

    /// Dashes.
    public static let dash = Pattern(name: "dash")

    /// A dash and a dot.
    public static let dashDot = Pattern(name: "dashDot")

    /// A dash and two dots.
    public static let dashDotDot = Pattern(name: "dashDotDot")
  }
}
