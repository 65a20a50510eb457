// SPDX-License-Identifier: Apache-2.0

/// The look of menus; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of menus is told.
public struct MenuStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label

  /// The items.
  public let content: Content
}

extension MenuStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

nonisolated extension View {
  /// Sets the style of menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    recorded("menuStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's choice.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
nonisolated public struct ButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
