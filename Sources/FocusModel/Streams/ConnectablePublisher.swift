// SPDX-License-Identifier: Apache-2.0

/// A publisher that sends nothing before it is told to begin.
///
/// Source: <https://developer.apple.com/documentation/combine/connectablepublisher>
public protocol ConnectablePublisher: Publisher {
  /// Begins, until what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins when somebody subscribes, and ends when nobody does any more.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins when somebody subscribes.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of what may end the stream early.
    public typealias Failure = Upstream.Failure

    /// The publisher that is told to begin.
    public let upstream: Upstream

    private var connection: (any Cancellable)?
    private var subscriberCount = 0

    /// Creates a publisher of one that is told to begin.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber in, and begins with the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriberCount += 1
      let down = AnySubscriber(subscriber)
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: {
            let subscription = CountedSubscription($0, cancelled: self.subscriberDidLeave)
            down.receive(subscription: subscription)
          }, receiveValue: down.receive, receiveCompletion: down.receive(completion:)))
      if connection == nil { connection = upstream.connect() }
    }

    private func subscriberDidLeave() {
      subscriberCount -= 1
      guard subscriberCount == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

/// A subscription that tells when it is cancelled.
private final class CountedSubscription: Subscription {
  private let base: any Subscription
  private var cancelled: (() -> Void)?

  init(_ base: any Subscription, cancelled: @escaping () -> Void) {
    self.base = base
    self.cancelled = cancelled
  }

  func request(_ demand: Subscribers.Demand) { base.request(demand) }

  func cancel() {
    base.cancel()
    let cancelled = cancelled
    self.cancelled = nil
    cancelled?()
  }
}
