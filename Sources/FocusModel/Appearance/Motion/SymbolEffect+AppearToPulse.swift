// SPDX-License-Identifier: Apache-2.0

// The effects that symbols have: recorded by name and inert.

/// Coming in.
public struct AppearSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect upwards.
  public var up: AppearSymbolEffect { AppearSymbolEffect(name: "\(name).up") }

  /// The effect downwards.
  public var down: AppearSymbolEffect { AppearSymbolEffect(name: "\(name).down") }

  /// The effect layer by layer.
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Coming in.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(name: "appear") }
}

/// Going out.
public struct DisappearSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect upwards.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(name: "\(name).up") }

  /// The effect downwards.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(name: "\(name).down") }

  /// The effect layer by layer.
  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: DisappearSymbolEffect {
    DisappearSymbolEffect(name: "\(name).wholeSymbol")
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going out.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(name: "disappear") }
}

/// A short jump.
public struct BounceSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect upwards.
  public var up: BounceSymbolEffect { BounceSymbolEffect(name: "\(name).up") }

  /// The effect downwards.
  public var down: BounceSymbolEffect { BounceSymbolEffect(name: "\(name).down") }

  /// The effect layer by layer.
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(name: "bounce") }
}

/// Slowly growing and shrinking.
public struct BreatheSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect without fading.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(name: "\(name).plain") }

  /// The effect with fading.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(name: "\(name).pulse") }

  /// The effect layer by layer.
  public var byLayer: BreatheSymbolEffect { BreatheSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: BreatheSymbolEffect { BreatheSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Slowly growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(name: "breathe") }
}

/// Fading in and out.
public struct PulseSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect layer by layer.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fading in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(name: "pulse") }
}
