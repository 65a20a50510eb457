// SPDX-License-Identifier: Apache-2.0

/// What an element is to a person who cannot see it; recorded and inert.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)

  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)

  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)

  /// A summary of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

  /// Something that starts a medium.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)

  /// Something that can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)

  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)

  /// Something that keeps everything else away.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
    (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
    (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
    (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
  ]
}
