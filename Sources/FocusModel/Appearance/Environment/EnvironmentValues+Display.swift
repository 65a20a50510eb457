// SPDX-License-Identifier: Apache-2.0

// What the window and the display are like: an app may read and set these values, and nothing
// here follows them.

extension EnvironmentValues {
  /// The light or the dark appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours stand apart.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The pixels in a point.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }

  /// The direction in which the language runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The coarse width of the window.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The coarse height of the window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether scrolling is possible.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether horizontal scroll indicators show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether vertical scroll indicators show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// The least height of a row, in points.
  public var defaultMinListRowHeight: Double {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a header, in points.
  public var defaultMinListHeaderHeight: Double? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: Double { 2 }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}
