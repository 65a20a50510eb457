// SPDX-License-Identifier: Apache-2.0

/// Something that a publisher sends values to.
///
/// Source: <https://developer.apple.com/documentation/combine/subscriber>
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of what may end the stream early.
  associatedtype Failure: Error

  /// Takes the subscription, through which values are asked for.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more are wanted beyond those asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Learns that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What connects a subscriber with a publisher.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// The space of names for subscribers and what they are told.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    /// The number; nil for all there are.
    public let max: Int?

    /// All there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand.max(0)

    /// So many.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// As many as both together.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      return .max(left + right)
    }

    /// As many as before and more.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Takes one away; false when there is none.
    mutating func takeOne() -> Bool {
      guard let count = max else { return true }
      if count > 0 { self = .max(count - 1) }
      return count > 0
    }
  }

  /// How a stream has ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A subscriber made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that hands on to another one.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
    } else {
      self.init(
        receiveSubscription: subscriber.receive(subscription:),
        receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:))
    }
  }

  /// Creates a subscriber from closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) { subscribed(subscription) }

  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }

  /// Learns that no more values come.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
