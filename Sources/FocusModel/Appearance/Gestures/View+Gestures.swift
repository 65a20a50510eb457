// SPDX-License-Identifier: Apache-2.0

// Gestures are recorded on the element and never happen.

/// Which gestures of a view and its content count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []

  /// The gesture itself.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// The gestures of the content.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Adds a gesture that counts after those of the content.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    recorded("gesture", T.self)
  }

  /// Adds a gesture that counts while a condition holds.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("gesture", (T.self, isEnabled: isEnabled))
  }

  /// Adds a gesture that counts before those of the content.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recorded("highPriorityGesture", T.self)
  }

  /// Adds a gesture that counts before those of the content while a condition holds.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("highPriorityGesture", (T.self, isEnabled: isEnabled))
  }

  /// Adds a gesture that counts together with those of the content.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recorded("simultaneousGesture", T.self)
  }

  /// Adds a gesture that counts together with those of the content while a condition holds.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("simultaneousGesture", (T.self, isEnabled: isEnabled))
  }

  /// Adds an action for a long click.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    recorded("onLongPressGesture", minimumDuration)
  }
}
