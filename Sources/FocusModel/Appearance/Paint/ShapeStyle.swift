// SPDX-License-Identifier: Apache-2.0

/// A colour, gradient, material or pattern to fill shapes and text with.
///
/// Recorded and inert: nothing asks a style to resolve itself.
public protocol ShapeStyle: Sendable {}

/// A style whose kind is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    base = style
  }
}

extension AnyShapeStyle: CustomStringConvertible {
  /// The description of the wrapped style.
  public var description: String { String(describing: base) }
}
