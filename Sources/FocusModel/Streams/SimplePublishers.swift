// SPDX-License-Identifier: Apache-2.0

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of what may end the stream early: nothing does.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher of nothing.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Ends at once, or never.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EmptySubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// Why.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of a type that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EmptySubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of one value that somebody promises for later.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the value, or with why there is none.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let outcome = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Creates a publisher, and starts what fulfils its promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [outcome] result in
      if outcome.value == nil { outcome.send(result) }
    }
  }

  /// Sends the value when it is there, and ends.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outcome.compactMap { $0 }.first().setFailureType(to: Failure.self)
      .flatMap { result -> AnyPublisher<Output, Failure> in
        switch result {
        case .success(let value):
          Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
      }
      .receive(subscriber: subscriber)
  }
}

/// A publisher that is made when somebody subscribes.
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = Made.Output
  /// The type of what may end the stream early.
  public typealias Failure = Made.Failure

  private let make: () -> Made

  /// Creates a publisher from what makes it.
  public init(createPublisher: @escaping () -> Made) { make = createPublisher }

  /// Makes the publisher and hands the subscriber on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    make().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The type of what may end the stream early: nothing does.
    public typealias Failure = Never

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements as they are wanted, and ends.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      subscriber.receive(
        subscription: SequenceSubscription(sequence, to: AnySubscriber(subscriber)))
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self> { Publishers.Sequence(sequence: self) }
}

/// A subscription from which nothing comes.
struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

private final class SequenceSubscription<Elements: Sequence>: Subscription {
  private var elements: Elements.Iterator
  private var subscriber: AnySubscriber<Elements.Element, Never>?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ sequence: Elements, to subscriber: AnySubscriber<Elements.Element, Never>) {
    elements = sequence.makeIterator()
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let subscriber, self.demand.takeOne() {
      guard let element = elements.next() else {
        self.subscriber = nil
        return subscriber.receive(completion: .finished)
      }
      self.demand += subscriber.receive(element)
    }
  }

  func cancel() { subscriber = nil }
}
