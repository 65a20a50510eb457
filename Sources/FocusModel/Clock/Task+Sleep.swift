// SPDX-License-Identifier: Apache-2.0

// These stand before the standard library's own functions of the same names wherever this module is
// imported, so that an app's files sleep on the clock of the session that runs them as they are. They run
// where their callers do, so that tasks of the main actor fall asleep in the order in which they run.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a time: that of the app's clock in a session that has one.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let nap = Nap.current, let duration = duration as? Duration {
      return try await nap.take(duration)
    }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Suspends the task until a time of a clock; in a session with a clock of its own, for as long as that is
  /// away.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let nap = Nap.current, let duration = clock.now.duration(to: deadline) as? Duration {
      return try await nap.take(duration)
    }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Suspends the task for a time in nanoseconds: that of the app's clock in a session that has one.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
  }
}

extension ContinuousClock {
  /// Suspends the task for a time: that of the app's clock in a session that has one.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil)
    async throws
  {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Suspends the task for a time: that of the app's clock in a session that has one.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil)
    async throws
  {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

/// A task's way to sleep on the clock of the session that it belongs to.
private struct Nap {
  let clock: VirtualClock
  let starter: TaskStarter

  /// The running task's; nil for one that belongs to no session, or to one without a clock of its own.
  static var current: Nap? {
    guard let (session, starter) = TaskRegister.current, let clock = session.clock else {
      return nil
    }
    return Nap(clock: clock, starter: starter)
  }

  nonisolated(nonsending) func take(_ duration: Duration) async throws {
    try Task.checkCancellation()
    try await clock.sleep(for: duration, startedBy: starter)
  }
}
