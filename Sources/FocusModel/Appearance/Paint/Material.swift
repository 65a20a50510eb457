// SPDX-License-Identifier: Apache-2.0

/// A translucent background; recorded and inert.
public struct Material: ShapeStyle, NamedValue {
  let name: String

  /// A material that lets nearly everything through.
  public static let ultraThin = Material(name: "ultraThinMaterial")

  /// A material that lets much through.
  public static let thin = Material(name: "thinMaterial")

  /// A material that lets something through.
  public static let regular = Material(name: "regularMaterial")

  /// A material that lets little through.
  public static let thick = Material(name: "thickMaterial")

  /// A material that lets next to nothing through.
  public static let ultraThick = Material(name: "ultraThickMaterial")

  /// The material of toolbars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// A material that lets nearly everything through.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material that lets much through.
  public static var thinMaterial: Material { .thin }

  /// A material that lets something through.
  public static var regularMaterial: Material { .regular }

  /// A material that lets little through.
  public static var thickMaterial: Material { .thick }

  /// A material that lets next to nothing through.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of toolbars.
  public static var bar: Material { .bar }
}

/// Whether a material looks active in a window that is not.
public struct MaterialActiveAppearance: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = MaterialActiveAppearance(name: "automatic")

  /// Always active.
  public static let active = MaterialActiveAppearance(name: "active")

  /// Never active.
  public static let inactive = MaterialActiveAppearance(name: "inactive")

  /// Active while the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
