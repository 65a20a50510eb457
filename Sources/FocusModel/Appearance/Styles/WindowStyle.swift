// SPDX-License-Identifier: Apache-2.0

/// The look of windows; recorded and inert.
public protocol WindowStyle {}

/// The system's choice.
public struct DefaultWindowStyle: WindowStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's choice.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A title bar that does not show.
public struct HiddenTitleBarWindowStyle: WindowStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A title bar that does not show.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// No title bar and no background.
public struct PlainWindowStyle: WindowStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No title bar and no background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
