// SPDX-License-Identifier: Apache-2.0

// Arguments of the modifiers of scrolling: recorded and inert.

/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// Shown, unless a mouse makes them unwelcome.
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// Hidden, unless a mouse needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// Always hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling bounces at the ends.
public struct ScrollBounceBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")

  /// When there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling sends an on-screen keyboard away.
public struct ScrollDismissesKeyboardMode: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What an anchor of scrolling is for.
public struct ScrollAnchorRole: NamedValue {
  let name: String

  /// Where scrolling starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")

  /// What stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")

  /// Where small content lies.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The look of what scrolls at an edge.
public struct ScrollEdgeEffectStyle: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")

  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")

  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// Scrolling that comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates it.
  public init() {}
}

extension PagingScrollTargetBehavior: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "paging" }
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates it.
  public init() {}
}

extension ViewAlignedScrollTargetBehavior: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "viewAligned" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}
