// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, of one sender if there is one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: FocusModel.Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of what may end the stream early: nothing does.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender, if that matters.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let sender = subject
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        sender.send($0)
      }
      let observation = Observation { center.removeObserver(token) }
      let down = AnySubscriber(subscriber)
      subject.receive(
        subscriber: AnySubscriber<Notification, Never>(
          receiveSubscription: {
            observation.base = $0
            down.receive(subscription: observation)
          }, receiveValue: down.receive, receiveCompletion: down.receive(completion:)))
    }

    /// Compares what is observed.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}

/// A subscription that stops observing when it is cancelled.
private final class Observation: FocusModel.Subscription {
  var base: (any FocusModel.Subscription)?
  private let stop: () -> Void

  init(stop: @escaping () -> Void) { self.stop = stop }

  func request(_ demand: Subscribers.Demand) { base?.request(demand) }

  func cancel() {
    stop()
    base?.cancel()
    base = nil
  }
}
