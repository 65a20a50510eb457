// SPDX-License-Identifier: Apache-2.0

// How an image is drawn. Nothing is, so the image stays as it is.

extension Image {
  /// Whether an image is a picture or a stencil.
  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }

  /// How finely an image is scaled.
  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How an image fills a space that is larger.
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  /// The size of a symbol beside text.
  public enum Scale: Sendable {
    case small
    case medium
    case large
  }

  /// The brightness that an image may use.
  public struct DynamicRange: NamedValue {
    let name: String

    /// Not above white.
    public static let standard = DynamicRange(name: "standard")

    /// Somewhat above white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")

    /// As bright as the display can.
    public static let high = DynamicRange(name: "high")
  }
}

extension Image {
  /// Returns the image that changes its size with its frame.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// Returns the image as a picture or a stencil.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    self
  }

  /// Returns the image scaled finely or roughly.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    self
  }

  /// Returns the image with smooth or sharp edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    self
  }

  /// Returns the symbol with its layers drawn in one of the ways.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    self
  }

  /// Returns the image with a range of brightness.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    self
  }
}
