// SPDX-License-Identifier: Apache-2.0

// Gestures of one finger: none of them happens.

/// A click.
public struct TapGesture {
  /// What the gesture tells about itself.
  public typealias Value = Void

  /// How many clicks it takes.
  public var count: Int

  /// Creates it.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {}

/// A long click.
public struct LongPressGesture {
  /// What the gesture tells about itself.
  public typealias Value = Bool

  /// How long it takes, in seconds.
  public var minimumDuration: Double

  /// How far it may move, in points.
  public var maximumDistance: Double

  /// Creates it.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {}
