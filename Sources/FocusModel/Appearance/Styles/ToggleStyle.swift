// SPDX-License-Identifier: Apache-2.0

/// The look of toggles; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of toggles is told.
public struct ToggleStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The label.
  public let label: Label

  /// Whether it is on.
  @Binding public var isOn: Bool

  /// Whether it stands for several that are not all the same.
  public let isMixed: Bool
}

extension ToggleStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

nonisolated extension View {
  /// Sets the style of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    recorded("toggleStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's choice.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A checkbox.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
