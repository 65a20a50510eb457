// SPDX-License-Identifier: Apache-2.0

// The button styles that SwiftUI brings along: recorded by name and inert.

/// The system's choice.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system's choice.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A border that stands out.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// No border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Nothing but the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button of an accessory bar.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of an accessory bar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// An action of an accessory bar.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// An action of an accessory bar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// Glass that stands out.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  let glass: Glass

  /// Creates the style.
  public init(_ glass: Glass = .regular) {
    self.glass = glass
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Glass of a kind.
  public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}
