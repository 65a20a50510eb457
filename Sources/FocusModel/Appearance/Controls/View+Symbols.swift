// SPDX-License-Identifier: Apache-2.0

// How the symbols in a view are drawn: recorded and inert.

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: NamedValue {
  let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// In their own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// In the levels of the foreground style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The forms of a symbol, such as filled or in a circle.
public struct SymbolVariants: NamedValue {
  let name: String

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(name: self == .none ? part : "\(name).\(part)")
  }

  /// The plain form.
  public static let none = SymbolVariants(name: "none")

  /// In a circle.
  public static let circle = none.circle

  /// In a square.
  public static let square = none.square

  /// In a rectangle.
  public static let rectangle = none.rectangle

  /// Filled.
  public static let fill = none.fill

  /// Struck through.
  public static let slash = none.slash

  /// The form in a circle as well.
  public var circle: SymbolVariants { adding("circle") }

  /// The form in a square as well.
  public var square: SymbolVariants { adding("square") }

  /// The form in a rectangle as well.
  public var rectangle: SymbolVariants { adding("rectangle") }

  /// The form filled as well.
  public var fill: SymbolVariants { adding("fill") }

  /// The form struck through as well.
  public var slash: SymbolVariants { adding("slash") }

  /// Tells whether the form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    let parts = Set(name.split(separator: "."))
    return other == .none || parts.isSuperset(of: other.name.split(separator: "."))
  }
}

nonisolated extension View {
  /// Sets how the layers of symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    recorded("symbolRenderingMode", mode)
  }

  /// Sets the form of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    recorded("symbolVariant", variant)
  }

  /// Sets the size of symbols beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    recorded("imageScale", scale)
  }

  /// Sets the range of brightness of images.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange", range)
  }
}
