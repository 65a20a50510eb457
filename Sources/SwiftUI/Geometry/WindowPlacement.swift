// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// Where windows lie on the screen: recorded on the scene and inert. There is no screen, so the
// closures that work out a place are never called.

/// A place and a size of a window.
public struct WindowPlacement: Hashable, Sendable {
  private let anchor: UnitPoint?
  private let origin: CGPoint?
  private let width: CGFloat?
  private let height: CGFloat?

  /// Creates a place as a share of the screen, with a size.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    anchor = position
    origin = nil
    self.width = width
    self.height = height
  }

  /// Creates a place as a share of the screen, with a size.
  public init(_ position: UnitPoint? = nil, size: CGSize?) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// Creates a place by a point, with a size.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    anchor = nil
    origin = position
    width = size?.width
    height = size?.height
  }

  /// Creates a place by numbers, with a size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    anchor = nil
    origin = CGPoint(x: x, y: y)
    self.width = width
    self.height = height
  }
}

/// The content of a window, where its size is asked for.
public struct WindowLayoutRoot: Sendable {
  private let size: CGSize

  /// Returns the size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// What a place for a window can depend on.
public struct WindowPlacementContext: Sendable {
  /// The display that the window opens on.
  public let defaultDisplay: DisplayProxy
}

/// A display.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole of it.
  public let bounds: CGRect

  /// The part without the menu bar and the Dock.
  public let visibleRect: CGRect

  /// The insets of the safe area.
  public let safeAreaInsets: EdgeInsets
}

nonisolated extension Scene {
  /// Sets where new windows lie.
  public func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    recorded("defaultWindowPlacement")
  }

  /// Sets where windows lie after a person has zoomed them.
  public func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    recorded("windowIdealPlacement")
  }
}
