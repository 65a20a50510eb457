// SPDX-License-Identifier: Apache-2.0

/// Colours along a line; recorded and inert.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed.
  public struct ColorSpace: NamedValue {
    let name: String

    /// Mixing by components.
    public static let device = ColorSpace(name: "device")

    /// Mixing as the eye sees it.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Returns the gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self)
  }
}

extension Gradient: ShapeStyle {}

extension Gradient: CustomStringConvertible {
  /// The colours in order.
  public var description: String {
    "[\(stops.map(\.color.description).joined(separator: ", "))]"
  }
}

/// A gradient whose kind is not known to the compiler.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    self
  }
}

extension AnyGradient: CustomStringConvertible {
  /// The colours in order.
  public var description: String { gradient.description }
}
