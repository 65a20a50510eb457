// SPDX-License-Identifier: Apache-2.0

// Effects on the picture of a view: recorded and inert. Even a view of opacity zero can be used.

nonisolated extension View {
  /// Sets how much the view covers what lies behind.
  public func opacity(_ opacity: Double) -> some View {
    recorded("opacity", opacity)
  }

  /// Hides the view and keeps its space.
  public func hidden() -> some View {
    recorded("hidden")
  }

  /// Blurs the view, with a radius in points.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    recorded("blur", (radius: radius, opaque: opaque))
  }

  /// Makes the view lighter.
  public func brightness(_ amount: Double) -> some View {
    recorded("brightness", amount)
  }

  /// Sets how far the colours of the view stand apart.
  public func contrast(_ amount: Double) -> some View {
    recorded("contrast", amount)
  }

  /// Sets how strong the colours of the view are.
  public func saturation(_ amount: Double) -> some View {
    recorded("saturation", amount)
  }

  /// Takes colour from the view.
  public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", amount)
  }

  /// Turns the hues of the view.
  public func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", angle)
  }

  /// Inverts the colours of the view.
  public func colorInvert() -> some View {
    recorded("colorInvert")
  }

  /// Multiplies the colours of the view.
  public func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", color)
  }

  /// Lets the view cover by how light it is.
  public func luminanceToAlpha() -> some View {
    recorded("luminanceToAlpha")
  }

  /// Adds a shadow, with measures in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    recorded("shadow", (color: color, radius: radius, x: x, y: y))
  }

  /// Sets how the view mixes with what lies behind.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", blendMode)
  }

  /// Draws the view as a whole before other effects.
  public func compositingGroup() -> some View {
    recorded("compositingGroup")
  }

  /// Draws the view into an image first.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    recorded("drawingGroup", (opaque: opaque, colorMode: colorMode))
  }
}
