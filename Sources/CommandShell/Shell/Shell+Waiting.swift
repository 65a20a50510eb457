// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// How long a line of a script waits for the tasks that it has started.
  nonisolated static let usualPatience = Duration.seconds(60)

  /// Waits until the tasks that run have ended, and notes what they changed.
  func waitIfBusy(atMost limit: Duration, into result: inout LineResult) async throws(LineError) {
    var hasSettled = true
    if session.isBusy {
      onProgress(result)
      hasSettled = await settle(within: limit) {
        result.add(self.takeUnprompted())
        self.onProgress(result)
      }
    }
    result.add(takeUnprompted())
    if !hasSettled { throw unsettled(after: limit) }
  }

  /// Why waiting has ended before the tasks have.
  func unsettled(after limit: Duration) -> LineError {
    guard !isInterrupted() else { return .interrupted }
    let work = session.unfinishedWork.map(\.text)
    var error = LineError(
      .operation,
      "After \(limit.secondsSource) s \(listed(work, "and")) still ran; use :wait SECONDS to wait "
        + "longer.")
    error.hasWaited = true
    return error
  }

  /// How often in a row all tasks must be asleep before the app counts as at rest: one that has just woken
  /// another may fall asleep first.
  private static let restfulLooksEnough = 4

  /// How often to look at least: on a machine that is busy otherwise, time passes without a chance for the
  /// tasks to go on.
  private static let leastLooks = 8

  /// How often to look before time is let pass: what needs no more than a turn or two of other actors costs
  /// no pause.
  private static let quickLooks = 50

  /// Waits until the app's tasks have ended, or sleep on a virtual clock, and what they wrote is propagated.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - onChange: Runs whenever something has changed meanwhile.
  /// - Returns: False when the limit or a signal came first.
  func settle(within limit: Duration, onChange: () -> Void = {}) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var pause = Duration.microseconds(200)
    var (looks, restfulLooks) = (0, 0)
    while true {
      // What is propagated may start further tasks.
      session.flushUnprompted()
      if hasUnprompted { onChange() }
      restfulLooks = session.isAsleep ? restfulLooks + 1 : 0
      guard session.isBusy, restfulLooks < Self.restfulLooksEnough else {
        if looks > 0 { log.append(.settled) }
        return true
      }
      looks += 1
      await Session.yieldTurn()
      if looks <= Self.quickLooks, restfulLooks == 0 { continue }
      onWait()
      if looks > Self.leastLooks, clock.now >= deadline { return false }
      if isInterrupted() { return false }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }
}

extension LineError {
  /// The error of a line that a signal has ended.
  static let interrupted = LineError(.operation, "Interrupted by a signal.")
}

extension UnfinishedWork {
  /// The work in words, an action as the line that does the same.
  fileprivate var text: String {
    description { action in action.line.map { "\"\($0)\"" } ?? "an action" }
  }
}
