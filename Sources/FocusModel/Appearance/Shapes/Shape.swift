// SPDX-License-Identifier: Apache-2.0

/// An outline that can be filled, stroked and used to cut.
///
/// A shape used as a view is an inert element. An app's own shape compiles with its
/// `path(in:)`; nothing calls it, since nothing is drawn.
nonisolated public protocol Shape: Sendable, Animatable, View {}

/// A shape that can draw inside its own edge; an app's own brings its `inset(by:)`.
nonisolated public protocol InsettableShape: Shape {}

extension Shape {
  /// An element that draws nothing and describes itself as the shape.
  public var body: some View {
    InertLeaf("Shape", self)
  }
}

/// A shape whose kind is not known to the compiler.
public struct AnyShape: Shape {
  let base: any Shape

  /// Wraps a shape.
  public init(_ shape: some Shape) {
    base = shape
  }
}

extension AnyShape: CustomStringConvertible {
  /// The description of the wrapped shape.
  public var description: String { String(describing: base) }
}
