// SPDX-License-Identifier: Apache-2.0

/// A change of a view's picture that does not change its layout.
///
/// Nothing is drawn: the closures that make one are recorded by their modifier and never called.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {}

nonisolated extension VisualEffect {
  /// Adds an opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds a blur, with a radius in points.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
    EmptyVisualEffect()
  }

  /// Adds a scale.
  public func scaleEffect(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds a scale in each direction.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds a turn.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds a distance, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds lightness.
  public func brightness(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

  /// Adds strength of colour.
  public func saturation(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { EmptyVisualEffect() }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether the view is wholly to be seen.
  public var isIdentity: Bool { self == .identity }

  /// A number that runs from -1 over 0 to 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How an effect follows scrolling.
public struct ScrollTransitionConfiguration: NamedValue {
  let name: String

  /// Step by step, with an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// Together with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
}

nonisolated extension View {
  /// Changes the picture of the view by its geometry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }

  /// Changes the picture of the view while it scrolls in and out.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition", (configuration, axis: axis))
  }
}
