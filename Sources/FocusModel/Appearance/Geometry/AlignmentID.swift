// SPDX-License-Identifier: Apache-2.0

// Nothing is laid out here, so no guide is ever computed: the names are there for an app's own.

/// A name and a rule for an alignment guide of an app's own.
public protocol AlignmentID {
  /// The number that the rule gives.
  associatedtype Position: BinaryFloatingPoint

  /// Returns the guide's position in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> Position
}

/// The size and the alignment guides of a view, as far as they follow from its size.
public struct ViewDimensions: Hashable, Sendable {
  /// The view's width, in points.
  public let width: Double

  /// The view's height, in points.
  public let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The position of a horizontal guide, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// The position of a vertical guide, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    default: height
    }
  }

  /// The position of a horizontal guide that the view sets itself; none does.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { nil }

  /// The position of a vertical guide that the view sets itself; none does.
  public subscript(explicit guide: VerticalAlignment) -> Double? { nil }
}
