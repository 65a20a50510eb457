// SPDX-License-Identifier: Apache-2.0

// The effects that symbols have: recorded by name and inert.

/// Turning into another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect first down and then up.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "\(name).downUp") }

  /// The effect up and up.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "\(name).upUp") }

  /// The effect away and then up.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "\(name).offUp") }

  /// The effect layer by layer.
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Turning into another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(name: "replace") }
}

/// Turning.
public struct RotateSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(name: "\(name).clockwise") }

  /// The effect counter-clockwise.
  public var counterClockwise: RotateSymbolEffect {
    RotateSymbolEffect(name: "\(name).counterClockwise")
  }

  /// The effect layer by layer.
  public var byLayer: RotateSymbolEffect { RotateSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: RotateSymbolEffect { RotateSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(name: "rotate") }
}

/// Growing or shrinking.
public struct ScaleSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect upwards.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(name: "\(name).up") }

  /// The effect downwards.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(name: "\(name).down") }

  /// The effect layer by layer.
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Growing or shrinking.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(name: "scale") }
}

/// Colour running through the layers.
public struct VariableColorSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect one layer at a time.
  public var iterative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).iterative")
  }

  /// The effect layer after layer.
  public var cumulative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).cumulative")
  }

  /// The effect there and back.
  public var reversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).reversing")
  }

  /// The effect in one direction.
  public var nonReversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).nonReversing")
  }

  /// The effect with other layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).hideInactiveLayers")
  }

  /// The effect with other layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "\(name).dimInactiveLayers")
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Colour running through the layers.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(name: "variableColor")
  }
}

/// Moving to and fro.
public struct WiggleSymbolEffect: SymbolEffect, NamedValue {
  let name: String

  /// The effect to the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).left") }

  /// The effect to the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).right") }

  /// The effect upwards.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).up") }

  /// The effect downwards.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).down") }

  /// The effect clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).clockwise") }

  /// The effect counter-clockwise.
  public var counterClockwise: WiggleSymbolEffect {
    WiggleSymbolEffect(name: "\(name).counterClockwise")
  }

  /// The effect layer by layer.
  public var byLayer: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).byLayer") }

  /// The effect as a whole.
  public var wholeSymbol: WiggleSymbolEffect { WiggleSymbolEffect(name: "\(name).wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moving to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(name: "wiggle") }
}
