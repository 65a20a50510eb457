// SPDX-License-Identifier: Apache-2.0

// What the window around a view looks like and lets a person do with it: recorded and inert.

/// Whether a person may do something with a window.
public struct WindowInteractionBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WindowInteractionBehavior(name: "automatic")

  /// They may.
  public static let enabled = WindowInteractionBehavior(name: "enabled")

  /// They may not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets whether a person may close the window.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowDismissBehavior", behavior)
  }

  /// Sets whether a person may minimise the window.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowMinimizeBehavior", behavior)
  }

  /// Sets whether a person may give the window the full screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowFullScreenBehavior", behavior)
  }

  /// Sets whether a person may change the size of the window.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowResizeBehavior", behavior)
  }

  /// Sets the place from which the window grows.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("windowResizeAnchor", anchor)
  }

  /// Sets the style of windows that the view opens.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    recorded("presentedWindowStyle", style)
  }

  /// Sets the style of the toolbars of windows that the view opens.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    recorded("presentedWindowToolbarStyle", style)
  }

  /// Keeps the system's overlays away.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", visibility)
  }
}
