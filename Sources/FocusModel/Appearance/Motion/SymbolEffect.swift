// SPDX-License-Identifier: Apache-2.0

/// A movement of a symbol image; recorded and inert.
public protocol SymbolEffect: Sendable {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: NamedValue {
  let name: String

  /// The usual options.
  public static let `default` = SymbolEffectOptions(name: "default")

  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")

  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  /// At this speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed(\(speed.trimmed))")
  }

  /// This many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat(\(count))")
  }

  /// Returns the options at this speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "\(name).speed(\(speed.trimmed))")
  }

  /// Returns the options with this many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "\(name).repeat(\(count))")
  }
}

nonisolated extension View {
  /// Moves the symbols in the view while a condition holds.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", (effect, options: options, isActive: isActive))
  }

  /// Moves the symbols in the view when a value changes.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recorded("symbolEffect", (effect, options: options))
  }

  /// Keeps the effects of ancestors from the symbols in the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", isEnabled)
  }
}
