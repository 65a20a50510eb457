// SPDX-License-Identifier: Apache-2.0

// Styles with an effect: the effect is recorded with the style and never drawn.

/// A style with one effect added.
public struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle, CustomStringConvertible {
  /// The effects that SwiftUI has for styles.
  enum Effect: Hashable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let effect: Effect

  /// The style followed by its effect.
  public var description: String {
    switch effect {
    case .opacity(let opacity): "\(base).opacity(\(opacity.trimmed))"
    case .blendMode(let mode): "\(base).blendMode(\(mode))"
    case .shadow(let shadow): "\(base).shadow(\(shadow))"
    }
  }
}

extension ShapeStyle {
  /// Returns the style with another opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, effect: .opacity(opacity))
  }

  /// Returns the style with a way of mixing with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, effect: .blendMode(mode))
  }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, effect: .shadow(style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with another opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The current foreground style with a way of mixing with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
