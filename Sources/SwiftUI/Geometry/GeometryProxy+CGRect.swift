// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// Sizes and places in the types of Core Graphics, which on this system live in Foundation.

extension GeometryProxy {
  /// The size of the space, which is that of a new Mac window.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// Returns the place of the view, as if it filled its window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}
