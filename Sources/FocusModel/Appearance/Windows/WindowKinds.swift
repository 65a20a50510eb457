// SPDX-License-Identifier: Apache-2.0

// Arguments of the modifiers of scenes: recorded and inert.

/// How a person may change the size of a window.
public struct WindowResizability: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WindowResizability(name: "automatic")

  /// Between the limits of the content's size.
  public static let contentSize = WindowResizability(name: "contentSize")

  /// Not below the content's smallest size.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How high a window lies above others.
public struct WindowLevel: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WindowLevel(name: "automatic")

  /// Among other windows.
  public static let normal = WindowLevel(name: "normal")

  /// Above other windows.
  public static let floating = WindowLevel(name: "floating")

  /// Below everything on the desktop.
  public static let desktop = WindowLevel(name: "desktop")
}

/// What a window is for.
public struct WindowManagerRole: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WindowManagerRole(name: "automatic")

  /// The window that the app is about.
  public static let principal = WindowManagerRole(name: "principal")

  /// A window that goes with another.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether windows come back when the app starts again.
public struct SceneRestorationBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = SceneRestorationBehavior(name: "automatic")

  /// They do not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether windows open when the app starts.
public struct SceneLaunchBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = SceneLaunchBehavior(name: "automatic")

  /// They do, unless others come back.
  public static let presented = SceneLaunchBehavior(name: "presented")

  /// They do not, unless they come back.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// How the labels in a toolbar look.
public struct ToolbarLabelStyle: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ToolbarLabelStyle(name: "automatic")

  /// Title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")

  /// Icon alone.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")

  /// Title alone.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}
