// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Waits for tasks, at most for a time; on a virtual clock lets that time pass.
  func wait(_ time: Duration?, into result: inout LineResult) async throws(LineError) {
    if let time, let clock = session.clock {
      return try await advance(clock, by: time, into: &result)
    }
    let limit = time ?? Self.usualPatience
    onProgress(result)
    try await settleOrFail(within: limit, into: &result)
  }

  /// Lets time pass on a virtual clock: each task that sleeps wakes at its time, and what it does then is
  /// done before the next one wakes.
  func advance(
    _ clock: VirtualClock, by time: Duration, into result: inout LineResult
  ) async throws(LineError) {
    log.append(.advanced(time))
    let target = clock.elapsed + time
    try await settleOrFail(within: Self.usualPatience, into: &result)
    var wakings = 0
    while clock.step(toward: target) {
      try await settleOrFail(within: Self.usualPatience, into: &result)
      wakings += 1
      guard wakings < mostWakings else {
        throw LineError(
          .operation,
          "Tasks woke \(wakings) times in \(time.secondsSource) s; one sleeps for no time, over and over."
        )
      }
    }
  }

  private func settleOrFail(
    within limit: Duration, into result: inout LineResult
  ) async throws(LineError) {
    let hasSettled = await settle(within: limit) {
      result.add(self.takeUnprompted())
      self.onProgress(result)
    }
    if !hasSettled { throw unsettled(after: limit) }
    result.add(takeUnprompted())
  }
}
