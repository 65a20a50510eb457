// SPDX-License-Identifier: Apache-2.0

// How the windows of a scene look and where they lie: recorded on the scene and inert.

nonisolated extension Scene {
  /// Sets the style of the windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    recorded("windowStyle", style)
  }

  /// Sets the style of the windows' toolbars.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    recorded("windowToolbarStyle", style)
  }

  /// Sets how the labels in the windows' toolbars look.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene {
    recorded("windowToolbarLabelStyle", style)
  }

  /// Sets how a person may change the size of the windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    recorded("windowResizability", resizability)
  }

  /// Sets the size of new windows, in points.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    recorded("defaultSize", (width: width, height: height))
  }

  /// Sets the place of new windows on the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    recorded("defaultPosition", position)
  }

  /// Sets which windows lie above others.
  public func windowLevel(_ level: WindowLevel) -> some Scene {
    recorded("windowLevel", level)
  }

  /// Sets what the windows are for, from which their behaviour in the Window menu follows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    recorded("windowManagerRole", role)
  }

  /// Sets whether a window can be moved by its background.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene {
    recorded("windowBackgroundDragBehavior", behavior)
  }

  /// Sets the style of the menu bar item's content.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    recorded("menuBarExtraStyle", style)
  }
}
