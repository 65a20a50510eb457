// SPDX-License-Identifier: Apache-2.0

// Gestures made from gestures: none of them happens.

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the gestures tell about themselves.
  public struct Value {
    /// What the first gesture tells.
    public var first: First.Value?

    /// What the second gesture tells.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What the gestures tell about themselves.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the gestures tell about themselves.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates it.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture {
  /// Returns the gesture at once with another.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns the gesture followed by another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns the gesture, or another if it fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
