// SPDX-License-Identifier: Apache-2.0

/// A publisher that sends what it is given.
///
/// Source: <https://developer.apple.com/documentation/combine/subject>
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private var announcement: ChangeAnnouncement?

  /// Creates a subject.
  public init() {}

  /// What views depend on that observe an object which announces its changes with this.
  var changes: ChangeAnnouncement {
    if let announcement { return announcement }
    let made = ChangeAnnouncement()
    announcement = made
    return made
  }

  /// Sends a value to all who want one.
  public func send(_ value: Output) {
    if let announcement {
      nonisolated(unsafe) let announcement = announcement
      hopToMainActor { announcement.invalidateReaders() }
    }
    outlets.send(value)
  }

  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }

  /// Takes a subscriber in.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(AnySubscriber(subscriber), startingWith: nil)
  }
}

/// A subject that keeps the last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private var current: Output

  /// Creates a subject with a value to start from.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and sends it.
  public func send(_ value: Output) {
    current = value
    outlets.send(value)
  }

  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }

  /// Takes a subscriber in, and sends it the last value.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(AnySubscriber(subscriber), startingWith: { [weak self] in self?.current })
  }
}
