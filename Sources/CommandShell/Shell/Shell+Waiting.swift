// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// How long a line of a script waits for the tasks that it has started.
  static let usualPatience = Duration.seconds(60)

  /// Waits until the tasks that run have ended, and notes what they changed.
  func waitIfBusy(atMost limit: Duration, into result: inout LineResult) async throws(LineError) {
    var hasSettled = true
    if session.isBusy {
      onProgress(result)
      hasSettled = await settle(within: limit)
    }
    result.add(takeUnprompted())
    if !hasSettled { throw unsettled(after: limit) }
  }

  /// Why waiting has ended before the tasks have.
  func unsettled(after limit: Duration) -> LineError {
    guard !isInterrupted() else { return .interrupted }
    return LineError(
      .operation,
      "A task was still running after \(limit.components.seconds) s; use :wait SECONDS to wait longer."
    )
  }

  /// Waits until the app's tasks have ended and what they wrote is propagated.
  ///
  /// - Returns: False when the limit or a signal came first.
  func settle(within limit: Duration) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var pause = Duration.microseconds(200)
    while true {
      // What is propagated may start further tasks.
      session.flushUnprompted()
      guard session.isBusy else { return true }
      await Task.yield()
      onWait()
      if clock.now >= deadline || isInterrupted() { return false }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }
}

extension LineError {
  /// The error of a line that a signal has ended.
  static let interrupted = LineError(.operation, "Interrupted by a signal.")
}
