// SPDX-License-Identifier: Apache-2.0

/// A type whose values SwiftUI can draw on the way from one to another.
///
/// Nothing is animated here, so the data may be of any type: an app's `CGFloat` will do.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData = EmptyAnimatableData

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the type animates as a whole.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The data of what has nothing to animate.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates it.
  public init() {}
}

/// Two pieces of data that are animated together.
public struct AnimatablePair<First, Second> {
  /// The first piece.
  public var first: First

  /// The second piece.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
