// SPDX-License-Identifier: Apache-2.0

extension AppDriver {
  /// Waits until the tasks that the app has started have ended and what they wrote is shown.
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Throws: ``Unsettled`` when a task is still running then, or `CancellationError`.
  public func settle(within limit: Duration = .seconds(10)) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var looks = 0
    while true {
      session.flushUnprompted()
      guard session.tasks.isAnyRunning else { return }
      looks += 1
      if looks > Self.leastLooks, clock.now >= deadline {
        throw Unsettled(limit: limit, work: session.unfinishedWork)
      }
      if looks <= Self.quickLooks {
        await Session.yieldTurn()
        try Task.checkCancellation()
      } else {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  /// How often to look at least: on a machine that is busy otherwise, time passes without a chance for
  /// the tasks to go on.
  private static let leastLooks = 1_000

  /// How often to look before time is let pass.
  private static let quickLooks = 50

  /// Says that an app's tasks went on for longer than a test would wait.
  public struct Unsettled: Error, CustomStringConvertible {
    /// How long the test has waited.
    public let limit: Duration
    /// What was still running.
    public let work: [UnfinishedWork]

    /// What has happened and what to do about it.
    public var description: String {
      let running =
        work.isEmpty ? "a task of the app" : work.map(\.description).joined(separator: ", ")
      return "After \(limit) there still ran: \(running). Let it end, or wait longer."
    }
  }
}
