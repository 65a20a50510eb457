// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// What an app's own layout asks its views. None is ever asked.

extension LayoutSubview {
  /// Returns the size that the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the size that the view takes, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Puts the view at a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}
