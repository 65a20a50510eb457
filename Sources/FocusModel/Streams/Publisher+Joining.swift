// SPDX-License-Identifier: Apache-2.0

// What brings several publishers together.

extension Publisher {
  /// Sends the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher<P.Output, Failure> { junction in
      junction.join(self) { junction.join(transform($0), receive: junction.send) }
    }
  }

  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher<Output.Output, Failure> { junction in
      var latest: Int?
      junction.join(self) { publisher in
        if let latest { junction.leave(latest) }
        latest = junction.join(publisher, receive: junction.send)
      }
    }
  }

  /// Sends the values of both publishers as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the last values of both publishers whenever one of them sends.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the last values of both publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends the last values of three publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends the values of both publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends one stream to all who subscribe.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher<Output, Failure> { (down: AnySubscriber<Output, Failure>) in
      subject.receive(subscriber: down)
      if connection == nil { connection = self.subscribe(subject) }
    }
  }
}

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of what may end the stream early.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      all = AnyPublisher { junction in
        junction.join(a, receive: junction.send)
        junction.join(b, receive: junction.send)
      }
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The values of several publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of what may end the stream early.
    public typealias Failure = Upstream.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Merges publishers.
    public init(_ upstream: Upstream...) { self.init(upstream) }

    /// Merges a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      all = AnyPublisher { junction in
        for publisher in upstream { junction.join(publisher, receive: junction.send) }
      }
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}
