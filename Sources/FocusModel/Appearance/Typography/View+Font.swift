// SPDX-License-Identifier: Apache-2.0

// The font of the text in a view: recorded and inert.

nonisolated extension View {
  /// Sets the font.
  public func font(_ font: Font?) -> some View {
    recorded("font", font)
  }

  /// Sets how heavy the strokes are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight", weight)
  }

  /// Sets the family of the system font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    recorded("fontDesign", design)
  }

  /// Sets how wide the characters are.
  public func fontWidth(_ width: Font.Width?) -> some View {
    recorded("fontWidth", width)
  }

  /// Sets bold text.
  public func bold(_ isActive: Bool = true) -> some View {
    recorded("bold", isActive)
  }

  /// Sets italic text.
  public func italic(_ isActive: Bool = true) -> some View {
    recorded("italic", isActive)
  }

  /// Sets characters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    recorded("monospaced", isActive)
  }

  /// Sets digits of one width.
  public func monospacedDigit() -> some View {
    recorded("monospacedDigit")
  }

  /// Sets a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline", (isActive, pattern: pattern, color: color))
  }

  /// Sets a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough", (isActive, pattern: pattern, color: color))
  }

  /// Sets the distance between characters, in points.
  public func kerning(_ kerning: Double) -> some View {
    recorded("kerning", kerning)
  }

  /// Sets the distance after each character, in points.
  public func tracking(_ tracking: Double) -> some View {
    recorded("tracking", tracking)
  }

  /// Moves the text up, in points.
  public func baselineOffset(_ baselineOffset: Double) -> some View {
    recorded("baselineOffset", baselineOffset)
  }

  /// Sets the size beside the text around it.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale", (scale, isEnabled: isEnabled))
  }

  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    recorded("dynamicTypeSize", size)
  }

  /// Limits the size of text.
  public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    recorded("dynamicTypeSize", range)
  }
}
