// SPDX-License-Identifier: Apache-2.0

/// A reference type that announces its changes, for apps written before Observation.
///
/// Stands in for Combine's protocol, which non-Apple systems lack.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Announces that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces that an observable object is about to change.
public final class ObservableObjectPublisher: Sendable {
  /// Who observes the object; only ever touched on the main actor.
  nonisolated(unsafe) let changes = ChangeAnnouncement()
  /// Who else is told, once somebody has asked to be; touched where the object is.
  nonisolated(unsafe) private var subject: PassthroughSubject<Void, Never>?

  /// Creates a publisher that nobody observes yet.
  public init() {}

  /// Announces a change: every view that observes the object is evaluated again.
  public func send() {
    subject?.send()
    hopToMainActor { self.changes.invalidateReaders() }
  }
}

extension ObservableObjectPublisher: Publisher {
  /// The type of the values, which say only that something changes.
  public typealias Output = Void
  /// The type of what may end the stream early: nothing does.
  public typealias Failure = Never

  /// Takes a subscriber in.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subject = subject ?? PassthroughSubject()
    self.subject = subject
    subject.receive(subscriber: subscriber)
  }
}

/// What the views that observe an object depend on.
final class ChangeAnnouncement: Dependency {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that `@Published` properties announce their changes with.
  public var objectWillChange: ObservableObjectPublisher {
    nonisolated(unsafe) let object = self
    return onMainActor { PublisherRegistry.publisher(of: object) }
  }
}

/// The publishers of observable objects that declare none of their own, by object.
@MainActor
private enum PublisherRegistry {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepAt = 256

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepAt { sweep() }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// Drops the publishers of objects that are gone.
  private static func sweep() {
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(256, entries.count * 2)
  }
}
