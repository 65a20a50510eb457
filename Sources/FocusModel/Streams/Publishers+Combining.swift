// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// The last values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of what may end the stream early.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      all = AnyPublisher { junction in
        var (first, second): (A.Output?, B.Output?)
        let send = {
          if let first, let second { junction.send((first, second)) }
        }
        junction.join(a) {
          first = $0
          send()
        }
        junction.join(b) {
          second = $0
          send()
        }
      }
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The last values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of what may end the stream early.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      let pairs = CombineLatest(CombineLatest(a, b), c)
      all = AnyPublisher(pairs.map { ($0.0.0, $0.0.1, $0.1) })
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of what may end the stream early.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Pairs two publishers.
    public init(_ a: A, _ b: B) {
      all = AnyPublisher { junction in
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        let send = {
          guard !first.isEmpty, !second.isEmpty else { return }
          junction.send((first.removeFirst(), second.removeFirst()))
        }
        junction.join(a) {
          first.append($0)
          send()
        }
        junction.join(b) {
          second.append($0)
          send()
        }
      }
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}
