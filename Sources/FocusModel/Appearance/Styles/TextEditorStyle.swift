// SPDX-License-Identifier: Apache-2.0

/// The look of text editors; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
public protocol TextEditorStyle {
  /// What an app's own style is told.
  typealias Configuration = TextEditorStyleConfiguration
}

nonisolated extension View {
  /// Sets the style of text editors.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    recorded("textEditorStyle", style)
  }
}

/// What a style of text editors is told, which is nothing.
public struct TextEditorStyleConfiguration {}

/// The system's choice.
public struct AutomaticTextEditorStyle: TextEditorStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's choice.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Nothing but text.
public struct PlainTextEditorStyle: TextEditorStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing but text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
