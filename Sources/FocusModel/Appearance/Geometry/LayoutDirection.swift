// SPDX-License-Identifier: Apache-2.0

// Values that layout reads on a Mac: recorded and inert here.

/// The direction in which a language runs.
public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How the parts of an image or a shape fill a space.
public enum ContentMode: CaseIterable, Sendable {
  case fit
  case fill
}

/// A coarse size of the space that a window has.
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

/// The regions of a window that system elements may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The region of bars and other containers.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The region of an on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.all, "all"), (.container, "container"), (.keyboard, "keyboard"),
  ]
}
