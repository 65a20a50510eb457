// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// The modifiers that take sizes and points of Core Graphics: the same as those that take numbers.

nonisolated extension View {
  /// Draws the view at a distance from its place.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the centre of the view at a place in its parent.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Keeps the relation of width to height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view in each direction.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Tells the action where the pointer is over the view; there is none.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    recorded("onContinuousHover")
  }
}

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated extension Scene {
  /// Sets the size of new windows.
  public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }
}

extension AnyTransition {
  /// Moving by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
}
