// SPDX-License-Identifier: Apache-2.0

// Arguments of the modifiers of toolbars: recorded and inert.

/// A bar.
public struct ToolbarPlacement: NamedValue {
  let name: String

  /// The bar that suits the place.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// An accessory bar with this identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar(id: \(id))")
  }
}

/// What a window is for.
public struct ToolbarRole: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ToolbarRole(name: "automatic")

  /// Finding one's way.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// Looking around.
  public static let browser = ToolbarRole(name: "browser")

  /// Working on a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// The size of the title in a toolbar.
public struct ToolbarTitleDisplayMode: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")

  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// An item that the system puts into a toolbar.
public struct ToolbarDefaultItemKind: NamedValue {
  let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")

  /// The title of the window.
  public static let title = ToolbarDefaultItemKind(name: "title")

  /// The field to search in.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// When a toolbar shows on a full screen.
public struct WindowToolbarFullScreenVisibility: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")

  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")

  /// While the pointer is there.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
