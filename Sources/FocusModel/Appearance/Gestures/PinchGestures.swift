// SPDX-License-Identifier: Apache-2.0

// Gestures of two fingers: none of them happens.

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far the fingers have moved.
  public struct Value: Equatable, Sendable {
    /// The change of size.
    public let magnification: Double

    /// The speed of the change.
    public let velocity: Double

    /// Where it started.
    public let startAnchor: UnitPoint
  }

  /// How much change it takes to count.
  public var minimumScaleDelta: Double

  /// Creates it.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {}

/// Two fingers that move apart or together, by the change of size alone.
public struct MagnificationGesture {
  /// The change of size.
  public typealias Value = Double

  /// How much change it takes to count.
  public var minimumScaleDelta: Double

  /// Creates it.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {}

/// Two fingers that turn.
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The turn.
    public let rotation: Angle

    /// The speed of the turn.
    public let velocity: Angle

    /// Where it started.
    public let startAnchor: UnitPoint
  }

  /// How much turn it takes to count.
  public var minimumAngleDelta: Angle

  /// Creates it.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {}

/// Two fingers that turn, by the turn alone.
public struct RotationGesture {
  /// The turn.
  public typealias Value = Angle

  /// How much turn it takes to count.
  public var minimumAngleDelta: Angle

  /// Creates it.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {}
