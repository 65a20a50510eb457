// SPDX-License-Identifier: Apache-2.0

/// The look of buttons, in an app's own style; recorded and inert.
///
/// It compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is told.
public struct ButtonStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether the button is down.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it, and the
/// button acts as any other does.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons with a behaviour of its own is told.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  let action: () -> Void

  /// Does what the button does.
  public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyle where Self: _SystemStyle {
  /// The label as it is: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

nonisolated extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    recorded("buttonStyle", style)
  }

  /// Sets the style of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    recorded("buttonStyle", style)
  }
}
