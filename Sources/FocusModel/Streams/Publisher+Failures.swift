// SPDX-License-Identifier: Apache-2.0

// What treats the end of a stream.

extension Subscribers.Completion {
  /// The same end with another error.
  func mapFailure<Problem: Error>(
    _ transform: (Failure) -> Problem
  ) -> Subscribers.Completion<Problem> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Fails with another error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Derived<Self, Output, E> {
    derived { (down: AnySubscriber<Output, E>) in
      AnySubscriber(
        receiveSubscription: down.receive(subscription:), receiveValue: down.receive,
        receiveCompletion: { down.receive(completion: $0.mapFailure(transform)) })
    }
  }

  /// Sends a value and ends instead of failing.
  public func replaceError(with output: Output) -> Publishers.Derived<Self, Output, Never> {
    derived { (down: AnySubscriber<Output, Never>) in
      AnySubscriber(
        receiveSubscription: down.receive(subscription:), receiveValue: down.receive,
        receiveCompletion: {
          if case .failure = $0 { _ = down.receive(output) }
          down.receive(completion: .finished)
        })
    }
  }

  /// Goes on with another publisher instead of failing.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher<Output, P.Failure> { down in
      let subscription = Relay<Output, P.Failure>(to: down)
      down.receive(subscription: subscription)
      subscription.follow(
        self.derived { (relay: AnySubscriber<Output, P.Failure>) in
          AnySubscriber(
            receiveSubscription: relay.receive(subscription:), receiveValue: relay.receive,
            receiveCompletion: {
              switch $0 {
              case .finished: relay.receive(completion: .finished)
              case .failure(let error): subscription.follow(handler(error))
              }
            })
        })
    }
  }
}

extension Publisher where Failure == Never {
  /// Says that it might fail, for the sake of the types.
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.Derived<Self, Output, E>
  {
    derived { (down: AnySubscriber<Output, E>) in
      AnySubscriber(
        receiveSubscription: down.receive(subscription:), receiveValue: down.receive,
        receiveCompletion: { _ in down.receive(completion: .finished) })
    }
  }
}

/// A subscription whose values come from one publisher, and then from another.
final class Relay<Output, Failure: Error>: Subscription {
  private var down: AnySubscriber<Output, Failure>?
  private var source: (any Subscription)?

  init(to down: AnySubscriber<Output, Failure>) { self.down = down }

  /// Takes values from a publisher, and no longer from the one before.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    source?.cancel()
    source = nil
    guard let down else { return }
    publisher.receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: {
          self.source = $0
          $0.request(.unlimited)
        }, receiveValue: down.receive, receiveCompletion: down.receive(completion:)))
  }

  /// All that comes is handed on.
  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    down = nil
    source?.cancel()
    source = nil
  }
}
