// SPDX-License-Identifier: Apache-2.0

// What is cut off a view: recorded and inert.

nonisolated extension View {
  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    recorded("clipShape", shape)
  }

  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped")
  }

  /// Rounds the corners of the view, with a radius in points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    recorded("cornerRadius", radius)
  }

  /// Shows the view where the mask lets it through.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    recorded("mask", alignment)
  }

  /// Shows the view where the mask lets it through.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    recorded("mask")
  }

  /// Sets the shape that answers to clicks.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    recorded("contentShape", shape)
  }

  /// Sets the shape for some uses.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", (kind, shape))
  }

  /// Sets the shape of the nearest container.
  public func containerShape<T: Shape>(_ shape: T) -> some View {
    recorded("containerShape", shape)
  }
}

/// The uses of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// Previews of dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// Hover effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// The focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)

  /// The accessibility outline.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension ContentShapeKinds: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.interaction, "interaction"), (.dragPreview, "dragPreview"),
    (.contextMenuPreview, "contextMenuPreview"), (.hoverEffect, "hoverEffect"),
    (.focusEffect, "focusEffect"), (.accessibility, "accessibility"),
  ]
}
