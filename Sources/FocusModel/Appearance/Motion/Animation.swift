// SPDX-License-Identifier: Apache-2.0

/// How a change is animated; recorded and inert, since every change is complete at once.
public struct Animation: Hashable, Sendable {
  /// How the animation was written.
  indirect enum Recipe: Hashable, Sendable {
    case named(String)
    case timed(String, duration: Double)
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    case delayed(Animation, Double)
    case faster(Animation, Double)
    case repeated(Animation, count: Int?, autoreverses: Bool)
  }

  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  init(_ name: String) {
    self.init(.named(name))
  }

  init(_ name: String, duration: Double) {
    self.init(.timed(name, duration: duration))
  }
}

extension Animation {
  /// The usual animation.
  public static let `default` = Animation("default")

  /// Even speed.
  public static let linear = Animation("linear")

  /// A slow start.
  public static let easeIn = Animation("easeIn")

  /// A slow end.
  public static let easeOut = Animation("easeOut")

  /// A slow start and a slow end.
  public static let easeInOut = Animation("easeInOut")

  /// Even speed for a time, in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation("linear", duration: duration)
  }

  /// A slow start over a time, in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn", duration: duration)
  }

  /// A slow end over a time, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut", duration: duration)
  }

  /// A slow start and a slow end over a time, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", duration: duration)
  }

  /// A curve of the app's own over a time, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A curve with two control points over a time, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }
}

extension Animation {
  /// Returns the animation with a wait before it, in seconds.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(self, delay))
  }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(.faster(self, speed))
  }

  /// Returns the animation repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(self, count: nil, autoreverses: autoreverses))
  }
}
