// SPDX-License-Identifier: Apache-2.0

/// The look of text fields; recorded and inert.
///
/// An app's own style compiles with its `_body(configuration:)`; nothing calls it.
public protocol TextFieldStyle {
  /// The label that an app's own style finds in the text field.
  typealias _Label = _StyleContent
}

nonisolated extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    recorded("textFieldStyle", style)
  }
}

/// The system's choice.
public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's choice.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Nothing but text.
public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
