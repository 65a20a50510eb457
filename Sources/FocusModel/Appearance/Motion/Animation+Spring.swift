// SPDX-License-Identifier: Apache-2.0

// The springs among the animations: recorded and inert.

extension Animation {
  /// A spring.
  public static let spring = Animation("spring")

  /// A spring without bounce.
  public static let smooth = Animation("smooth")

  /// A spring with a little bounce.
  public static let snappy = Animation("snappy")

  /// A spring with much bounce.
  public static let bouncy = Animation("bouncy")

  /// A spring for interaction.
  public static let interactiveSpring = Animation("interactiveSpring")

  /// A spring of this kind.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring with a duration, in seconds, and a bounce.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring with a response, in seconds, and a damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A spring for interaction with a response, in seconds, and a damping.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A spring of physical measures that adds its movement to others.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)))
  }

  /// A spring without bounce, with a duration, in seconds, and some extra bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration: duration)
  }

  /// A spring with a little bounce, with a duration, in seconds, and some extra bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration: duration)
  }

  /// A spring with much bounce, with a duration, in seconds, and some extra bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration: duration)
  }
}

/// A spring: how fast it moves and how much it bounces; inert.
public struct Spring: Hashable, Sendable {
  /// How long the spring seems to move, in seconds.
  public let duration: Double

  /// How much it bounces, from -1 to 1.
  public let bounce: Double

  /// Creates a spring with a duration, in seconds, and a bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring with a response, in seconds, and a damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring of physical measures.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      response: 2 * .pi / frequency, dampingRatio: damping / (2 * frequency * mass))
  }

  /// A spring without bounce.
  public static let smooth = Spring()

  /// A spring with a little bounce.
  public static let snappy = Spring(bounce: 0.15)

  /// A spring with much bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

extension Spring: CustomStringConvertible {
  /// The duration and the bounce.
  public var description: String { "duration: \(duration.trimmed), bounce: \(bounce.trimmed)" }
}
