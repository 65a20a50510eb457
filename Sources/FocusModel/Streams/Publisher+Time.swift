// SPDX-License-Identifier: Apache-2.0

// What sends values later or elsewhere.

extension Publisher {
  /// Sends everything by a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    rescheduled { scheduler.schedule($0) }
  }

  /// Subscribes by a scheduler; here at once, since publishers do no work of their own.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends everything later.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, options: SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    var waiting: [any Cancellable] = []
    return rescheduled { waiting.append(scheduler.schedule(after: interval, $0)) }
  }

  private func rescheduled(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers.Derived<Self, Output, Failure> {
    derived { down in
      AnySubscriber(
        receiveSubscription: down.receive(subscription:),
        receiveValue: { value in
          schedule { _ = down.receive(value) }
          return .none
        },
        receiveCompletion: { completion in schedule { down.receive(completion: completion) } })
    }
  }

  /// Sends a value when no other one has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S, options: SchedulerOptions? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    derived { (down: AnySubscriber<Output, Failure>) in
      var waiting: (any Cancellable)?
      return AnySubscriber(
        receiveSubscription: down.receive(subscription:),
        receiveValue: { value in
          waiting?.cancel()
          waiting = scheduler.schedule(after: dueTime) { _ = down.receive(value) }
          return .none
        },
        receiveCompletion: {
          waiting?.cancel()
          down.receive(completion: $0)
        })
    }
  }

  /// Sends the first or the last of the values that come within a time.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derivingValues { down in
      var (isWaiting, held): (Bool, Output?) = (false, nil)
      var waits: (any Cancellable)?
      func wait() {
        isWaiting = true
        waits = scheduler.schedule(after: interval) {
          isWaiting = false
          guard let value = held else { return }
          held = nil
          _ = down.receive(value)
          wait()
        }
      }
      return { value in
        if isWaiting {
          if latest || held == nil { held = value }
        } else {
          _ = down.receive(value)
          wait()
        }
        return withExtendedLifetime(waits) { .none }
      }
    }
  }
}
