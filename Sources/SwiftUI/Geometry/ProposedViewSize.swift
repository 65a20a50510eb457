// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// A size that is offered to a view; a side without a number is left to the view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat?

  /// The height, in points.
  public var height: CGFloat?

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size with its missing sides filled in.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
