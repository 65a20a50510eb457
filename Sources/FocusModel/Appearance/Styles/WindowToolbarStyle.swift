// SPDX-License-Identifier: Apache-2.0

/// The look of a window's toolbar; recorded and inert.
public protocol WindowToolbarStyle {}

/// The system's choice.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's choice.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, _SystemStyle {
  let showsTitle: Bool

  /// Creates the style.
  public init(showsTitle: Bool = true) {
    self.showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title beside the items.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// The title beside the items, without the title if wished.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The title beside the items, in little height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, _SystemStyle {
  let showsTitle: Bool

  /// Creates the style.
  public init(showsTitle: Bool = true) {
    self.showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title beside the items, in little height.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// The title beside the items, in little height, without the title if wished.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
