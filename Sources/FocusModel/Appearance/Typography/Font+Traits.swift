// SPDX-License-Identifier: Apache-2.0

// Fonts made from fonts: each keeps how it was made.

extension Font {
  private func adding(_ trait: Trait) -> Font {
    Font(.modified(self, trait))
  }

  /// Returns the bold font.
  public func bold() -> Font { adding(.bold) }

  /// Returns the italic font.
  public func italic() -> Font { adding(.italic) }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }

  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }

  /// Returns the font with characters of one width.
  public func monospaced() -> Font { adding(.monospaced) }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

  /// Returns the font with another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
}
