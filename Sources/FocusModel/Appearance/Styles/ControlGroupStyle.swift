// SPDX-License-Identifier: Apache-2.0

/// The look of groups of controls; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups of controls is told.
public struct ControlGroupStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label

  /// The controls.
  public let content: Content
}

extension ControlGroupStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

nonisolated extension View {
  /// Sets the style of groups of controls.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    recorded("controlGroupStyle", style)
  }
}

/// The system's choice.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's choice.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A small menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Buttons for finding one's way.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Buttons for finding one's way.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A row of icons.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of icons.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
