// SPDX-License-Identifier: Apache-2.0

/// A movement of a hand that a view can answer to.
///
/// There is no hand here: a gesture is recorded by its modifier and never happens, so its
/// actions never run.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells about itself.
  associatedtype Value
}

/// A gesture with actions, which keeps nothing of them.
public struct _InertGesture<Value> {}

extension _InertGesture: Gesture {}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells about itself, if there is one.
  public typealias Value = Wrapped.Value
}

nonisolated extension Gesture {
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
    _InertGesture()
  }

  /// Changes what the gesture tells about itself.
  public func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> {
    _InertGesture()
  }

  /// Adds a state that follows the gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _InertGesture<Value> {
    _InertGesture()
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Adds an action for each change of the gesture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
    _InertGesture()
  }
}

/// A property wrapper whose value follows a gesture and goes back when it ends.
///
/// No gesture happens here, so it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with a first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with a first value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// Creates a state with a first value and an action for going back.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with a first value and a transaction for going back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, to give to a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: Sendable where Value: Sendable {}
