// SPDX-License-Identifier: Apache-2.0

// The styles that follow the place they are used in: recorded by name and never resolved.

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ForegroundStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "foreground" }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The current background style.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension BackgroundStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "background" }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension TintShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of selected rows.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension SelectionShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "selection" }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected rows.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension SeparatorShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "separator" }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension PlaceholderTextShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "placeholder" }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension LinkShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "link" }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of fills of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension FillShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "fill" }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of fills of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of window backgrounds.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension WindowBackgroundShapeStyle: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "windowBackground" }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of window backgrounds.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
