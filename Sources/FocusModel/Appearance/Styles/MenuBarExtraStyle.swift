// SPDX-License-Identifier: Apache-2.0

/// The look of items in the menu bar; recorded and inert.
public protocol MenuBarExtraStyle {}

/// The system's choice.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The system's choice.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PullDownMenuBarExtraStyle: CustomStringConvertible {
  /// The SwiftUI name, which is not that of the type.
  public var description: String { "menu" }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// A small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
