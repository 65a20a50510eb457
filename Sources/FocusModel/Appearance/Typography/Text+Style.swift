// SPDX-License-Identifier: Apache-2.0

// The modifiers of a text that give a text again, so that styled texts can be joined with `+`:
// recorded and inert.

extension Text {
  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    recorded("font", font)
  }

  /// Returns the text with another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    recorded("fontWeight", weight)
  }

  /// Returns the text in a family of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    recorded("fontDesign", design)
  }

  /// Returns the text with another width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    recorded("fontWidth", width)
  }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    recorded("foregroundColor", color)
  }

  /// Returns the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    recorded("foregroundStyle", style)
  }

  /// Returns the bold text.
  public func bold(_ isActive: Bool = true) -> Text {
    recorded("bold", isActive)
  }

  /// Returns the italic text.
  public func italic(_ isActive: Bool = true) -> Text {
    recorded("italic", isActive)
  }

  /// Returns the text with characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    recorded("monospaced", isActive)
  }

  /// Returns the text with digits of one width.
  public func monospacedDigit() -> Text {
    recorded("monospacedDigit")
  }

  /// Returns the text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    recorded("strikethrough", (isActive, pattern: pattern, color: color))
  }

  /// Returns the text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    recorded("underline", (isActive, pattern: pattern, color: color))
  }

  /// Returns the text with a distance between characters, in points.
  public func kerning(_ kerning: Double) -> Text {
    recorded("kerning", kerning)
  }

  /// Returns the text with a distance after each character, in points.
  public func tracking(_ tracking: Double) -> Text {
    recorded("tracking", tracking)
  }

  /// Returns the text moved up, in points.
  public func baselineOffset(_ baselineOffset: Double) -> Text {
    recorded("baselineOffset", baselineOffset)
  }

  /// Returns the text with a size beside the text around it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    recorded("textScale", (scale, isEnabled: isEnabled))
  }
}
