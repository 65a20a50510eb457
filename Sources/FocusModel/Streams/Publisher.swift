// SPDX-License-Identifier: Apache-2.0

// Combine's streams of values, which non-Apple systems lack, as far as apps use them beside SwiftUI.
// Values are handed on where they are sent; a stream is used from one thread at a time.

/// Something that sends values to those who subscribe to it.
///
/// Source: <https://developer.apple.com/documentation/combine/publisher>
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what may end the stream early; `Never` when nothing does.
  associatedtype Failure: Error

  /// Takes a subscriber in.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Takes a subscriber in.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher.receive(subscriber: $0) }
  }

  init(subscribing subscribe: @escaping (AnySubscriber<Output, Failure>) -> Void) {
    self.subscribe = subscribe
  }

  /// Takes a subscriber in.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribe(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The space of names for publishers that are made of others.
public enum Publishers {}
