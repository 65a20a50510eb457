// SPDX-License-Identifier: Apache-2.0

/// How the content of one view changes; recorded and inert.
public struct ContentTransition: NamedValue {
  let name: String

  /// No change to see.
  public static let identity = ContentTransition(name: "identity")

  /// The content moving to its new shape.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// One content fading into the other.
  public static let opacity = ContentTransition(name: "opacity")

  /// One symbol turning into the other.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digits rolling.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText(countsDown: true)" : "numericText")
  }

  /// Digits rolling up or down, by their value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value.trimmed))")
  }

  /// One symbol turning into the other by this effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(effect))")
  }
}
