// SPDX-License-Identifier: Apache-2.0

/// A colour, kept as it was written: recorded with the element, never resolved or drawn.
public struct Color: Hashable, Sendable {
  /// How the colour was written.
  enum Source: Hashable, Sendable {
    case named(String)
    case asset(String)
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double)
    case gray(RGBColorSpace, white: Double)
    case hsb(hue: Double, saturation: Double, brightness: Double)
    indirect case mixed(Color, Color, share: Double)
  }

  let source: Source
  var alpha = 1.0

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }
}

extension Color {
  /// The space in which the components of a colour are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Creates a colour from red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.rgb(colorSpace, red: red, green: green, blue: blue), alpha: opacity)
  }

  /// Creates a shade of grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.gray(colorSpace, white: white), alpha: opacity)
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .hsb(hue: hue, saturation: saturation, brightness: brightness), alpha: opacity)
  }

  /// Creates a colour that an asset catalogue names.
  public init(_ name: String) {
    self.init(.asset(name))
  }
}

extension Color {
  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity)
  }

  /// Returns the colour mixed with another.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, share: fraction))
  }

  /// The standard gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self]))
  }
}
