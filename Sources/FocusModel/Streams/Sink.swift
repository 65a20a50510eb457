// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
  /// A subscriber that runs closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var value: ((Input) -> Void)?
    private var completed: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber from closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      value = receiveValue
      completed = receiveCompletion
    }

    /// Takes the subscription, and asks for all values.
    public func receive(subscription: any Subscription) {
      guard value != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Runs the closure for values.
    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }

    /// Runs the closure for the end.
    public func receive(completion: Completion<Failure>) {
      let completed = completed
      release()
      completed?(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      value = nil
      completed = nil
      subscription = nil
    }
  }
}

extension Publisher {
  /// Runs closures for each value and for the end, for as long as what is returned is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, for as long as what is returned is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, for as long as what is returned is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}
