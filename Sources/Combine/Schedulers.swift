// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FocusModel
import Foundation

extension DispatchQueue: Scheduler {
  /// Runs a closure as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    guard self !== DispatchQueue.main else { return MainSchedule.run(action) }
    nonisolated(unsafe) let action = action
    async { action() }
  }

  /// Runs a closure after a time, unless what is returned is cancelled before.
  public func schedule(
    after delay: SchedulerInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard self !== DispatchQueue.main else {
      return MainSchedule.run(after: delay.duration, action)
    }
    let work = DispatchWorkItem(block: action)
    asyncAfter(deadline: .now() + delay.duration.dispatched, execute: work)
    return AnyCancellable { work.cancel() }
  }
}

extension RunLoop: Scheduler {
  /// Runs a closure as soon as the main actor is free; other threads have no run loop here.
  public func schedule(_ action: @escaping () -> Void) { MainSchedule.run(action) }

  /// Runs a closure after a time, unless what is returned is cancelled before.
  public func schedule(
    after delay: SchedulerInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    MainSchedule.run(after: delay.duration, action)
  }
}

extension OperationQueue: Scheduler {
  /// Runs a closure as soon as its turn comes.
  public func schedule(_ action: @escaping () -> Void) {
    guard self !== OperationQueue.main else { return MainSchedule.run(action) }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Runs a closure after a time, unless what is returned is cancelled before.
  public func schedule(
    after delay: SchedulerInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    MainSchedule.run(after: delay.duration) { self.schedule(action) }
  }
}

extension Duration {
  /// The time as Dispatch counts it.
  fileprivate var dispatched: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
