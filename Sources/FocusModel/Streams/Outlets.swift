// SPDX-License-Identifier: Apache-2.0

/// The subscriptions of a subject.
final class Outlets<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Takes a subscriber in, and sends it a first value as soon as it wants something.
  func add(_ subscriber: AnySubscriber<Output, Failure>, startingWith first: (() -> Output?)?) {
    let outlet = Outlet(subscriber, first: first) { [weak self] outlet in
      self?.outlets.removeAll { $0 === outlet }
    }
    if completion == nil { outlets.append(outlet) }
    subscriber.receive(subscription: outlet)
    if let completion { outlet.end(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for outlet in outlets { outlet.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ending = outlets
    outlets = []
    for outlet in ending { outlet.end(completion) }
  }
}

/// One subscription of a subject.
final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var first: (() -> Output?)?
  private var cancelled: ((Outlet) -> Void)?

  init(
    _ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output?)?,
    cancelled: @escaping (Outlet) -> Void
  ) {
    self.subscriber = subscriber
    self.first = first
    self.cancelled = cancelled
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard demand != .none, let first else { return }
    self.first = nil
    if let value = first() { send(value) }
  }

  func send(_ value: Output) {
    guard let subscriber, demand.takeOne() else { return }
    // A value that is sent before the first one was asked for takes its place.
    first = nil
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    release()
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    cancelled?(self)
    release()
  }

  private func release() {
    subscriber = nil
    first = nil
    cancelled = nil
  }
}
