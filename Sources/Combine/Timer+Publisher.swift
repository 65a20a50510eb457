// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension Timer {
  /// A publisher that sends the time again and again, once it is told to begin; an interval is in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher of the time; it sleeps on the clock of the app that subscribes.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The type of what may end the stream early: nothing does.
    public typealias Failure = Never

    /// How often, in seconds.
    public let interval: TimeInterval

    private let subject = PassthroughSubject<Date, Never>()
    private var connection: AnyCancellable?

    init(interval: TimeInterval) { self.interval = interval }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins; whoever cancels what is returned ends it for all.
    public func connect() -> any Cancellable {
      if let connection { return connection }
      let ticking = MainSchedule.repeat(every: .seconds(interval)) { [subject] in
        subject.send(Date())
      }
      let made = AnyCancellable { [weak self] in
        ticking.cancel()
        self?.connection = nil
      }
      connection = made
      return made
    }
  }
}
