// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher made of another one, by the subscriber that stands between.
  public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
    typealias Derive =
      (AnySubscriber<Output, Failure>) -> AnySubscriber<Upstream.Output, Upstream.Failure>

    /// The publisher that it is made of.
    public let upstream: Upstream
    let derive: Derive

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: derive(AnySubscriber(subscriber)))
    }
  }
}

extension Publisher {
  /// Makes a publisher of this one, by the subscriber that stands between.
  func derived<Result, Problem: Error>(
    _ derive: @escaping Publishers.Derived<Self, Result, Problem>.Derive
  ) -> Publishers.Derived<Self, Result, Problem> {
    Publishers.Derived(upstream: self, derive: derive)
  }

  /// Makes a publisher of this one that treats values differently.
  func derivingValues<Result>(
    _ derive:
      @escaping (AnySubscriber<Result, Failure>) -> (Output) -> Subscribers.Demand
  ) -> Publishers.Derived<Self, Result, Failure> {
    derived { down in
      AnySubscriber(
        receiveSubscription: down.receive(subscription:), receiveValue: derive(down),
        receiveCompletion: down.receive(completion:))
    }
  }

  /// Makes a publisher of this one that may end before it does: what takes values is given a way to end.
  func derivingEnds<Result, Problem: Error>(
    _ derive:
      @escaping (
        AnySubscriber<Result, Problem>, _ end: @escaping (Subscribers.Completion<Problem>) -> Void
      ) -> (Output) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Problem>
  ) -> Publishers.Derived<Self, Result, Problem> {
    derived { down in
      var subscription: (any Subscription)?
      var hasEnded = false
      let end = { (completion: Subscribers.Completion<Problem>) in
        guard !hasEnded else { return }
        hasEnded = true
        subscription?.cancel()
        subscription = nil
        down.receive(completion: completion)
      }
      let take = derive(down, end)
      return AnySubscriber(
        receiveSubscription: {
          subscription = $0
          down.receive(subscription: $0)
        }, receiveValue: { hasEnded ? .none : take($0) },
        receiveCompletion: {
          guard !hasEnded else { return }
          hasEnded = true
          subscription = nil
          down.receive(completion: completion($0))
        })
    }
  }
}
