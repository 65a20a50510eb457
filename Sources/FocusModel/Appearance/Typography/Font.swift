// SPDX-License-Identifier: Apache-2.0

/// A font, kept as it was written: recorded with the element, never looked up.
public struct Font: Hashable, Sendable {
  /// How the font was written.
  indirect enum Recipe: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: Double, weight: Weight?, design: Design?)
    case custom(String, size: Double, relativeTo: TextStyle?)
    case fixed(String, size: Double)
    case modified(Font, Trait)
  }

  /// A change of a font.
  enum Trait: Hashable, Sendable {
    case bold
    case italic
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case monospaced
    case monospacedDigit
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  init(_ style: TextStyle) {
    self.init(.style(style, design: nil, weight: nil))
  }
}

extension Font {
  /// The font of large titles.
  public static let largeTitle = Font(.largeTitle)

  /// The font of titles.
  public static let title = Font(.title)

  /// The font of second titles.
  public static let title2 = Font(.title2)

  /// The font of third titles.
  public static let title3 = Font(.title3)

  /// The font of headlines.
  public static let headline = Font(.headline)

  /// The font of subheadlines.
  public static let subheadline = Font(.subheadline)

  /// The font of running text.
  public static let body = Font(.body)

  /// The font of callouts.
  public static let callout = Font(.callout)

  /// The font of footnotes.
  public static let footnote = Font(.footnote)

  /// The font of captions.
  public static let caption = Font(.caption)

  /// The font of second captions.
  public static let caption2 = Font(.caption2)
}

extension Font {
  /// The system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font of a size, in points.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by its name that grows with the body text.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, size: size, relativeTo: nil))
  }

  /// A font by its name that grows with a text style.
  public static func custom(
    _ name: String, size: Double, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A font by its name with one size.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.fixed(name, size: fixedSize))
  }
}
