// SPDX-License-Identifier: Apache-2.0

// Content that is not to be seen: recorded and inert.

/// Why content is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It stands for what is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
  ]
}

nonisolated extension View {
  /// Hides content for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    recorded("redacted", reason)
  }

  /// Shows content that an ancestor hides.
  public func unredacted() -> some View {
    recorded("unredacted")
  }

  /// Marks content that is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", sensitive)
  }

  /// Marks content that goes out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent", invalidatable)
  }
}
