// SPDX-License-Identifier: Apache-2.0

// Colours and styles of a view's content: recorded and inert.

nonisolated extension View {
  /// Sets the style of text and symbols.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle", style)
  }

  /// Sets the first two levels of the style of text and symbols.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    recorded("foregroundStyle", (primary, secondary))
  }

  /// Sets the first three levels of the style of text and symbols.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    recorded("foregroundStyle", (primary, secondary, tertiary))
  }

  /// Sets the colour of text and symbols.
  public func foregroundColor(_ color: Color?) -> some View {
    recorded("foregroundColor", color)
  }

  /// Sets the accent colour.
  public func accentColor(_ accentColor: Color?) -> some View {
    recorded("accentColor", accentColor)
  }

  /// Sets the colour that controls stand out by.
  public func tint(_ tint: Color?) -> some View {
    recorded("tint", tint)
  }

  /// Sets the style that controls stand out by.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    recorded("tint", tint)
  }

  /// Sets the style of backgrounds in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle", style)
  }

  /// Sets the light or the dark appearance of the window.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    recorded("preferredColorScheme", colorScheme)
  }

  /// Sets the light or the dark appearance of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    recorded("colorScheme", colorScheme)
  }

  /// Sets whether materials in the view look active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", appearance)
  }
}
