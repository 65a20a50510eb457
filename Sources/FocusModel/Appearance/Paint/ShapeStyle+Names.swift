// SPDX-License-Identifier: Apache-2.0

// The styles that SwiftUI names: recorded by that name and never resolved.

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, NamedValue {
  let name: String

  /// The first level of the current foreground style.
  public static let primary = HierarchicalShapeStyle(name: "primary")

  /// The second level of the current foreground style.
  public static let secondary = HierarchicalShapeStyle(name: "secondary")

  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary")

  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")

  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }

  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }

  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }

  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }

  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
