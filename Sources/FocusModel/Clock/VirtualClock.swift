// SPDX-License-Identifier: Apache-2.0

/// A clock whose time passes only when it is told to, for an app whose timing is under test.
///
/// An app's tasks sleep on the clock of its session: `Task.sleep` and the sleeps of `ContinuousClock` and
/// `SuspendingClock` do, by whatever they are called. What reads the time (`Date()`, a clock's `now`) and
/// what waits otherwise (Foundation's timers, Dispatch) is not affected.
///
/// Sleepers wake in the order of their times; those of one time in the order in which they fell asleep.
@MainActor
public final class VirtualClock {
  /// How much time has passed since the clock was made.
  public private(set) var elapsed = Duration.zero

  private var sleepers: [Sleeper] = []
  private var lastNumber = 0

  /// A task that sleeps.
  private struct Sleeper {
    let number: Int
    let deadline: Duration
    let starter: TaskStarter
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Creates a clock at which no time has passed.
  public nonisolated init() {}

  /// Whether a task sleeps.
  public var isAnyoneAsleep: Bool { !sleepers.isEmpty }

  /// Lets time pass up to when the next sleeper wakes, at most to a limit, and wakes that one.
  ///
  /// What it does then runs when the caller gives up the main actor.
  ///
  /// - Parameter limit: A time since the clock was made.
  /// - Returns: Whether a sleeper was woken; when not, the limit is reached.
  public func step(toward limit: Duration) -> Bool {
    guard let next = sleepers.first, next.deadline <= limit else {
      elapsed = max(elapsed, limit)
      return false
    }
    sleepers.removeFirst()
    elapsed = max(elapsed, next.deadline)
    next.continuation.resume()
    return true
  }

  /// What started the tasks that sleep.
  var startersAsleep: Set<TaskStarter> { Set(sleepers.map(\.starter)) }

  // MARK: - Sleeping

  /// Sleeps until so much time has passed; ends early when the task is cancelled.
  func sleep(for duration: Duration, startedBy starter: TaskStarter) async throws {
    lastNumber += 1
    let (number, deadline) = (lastNumber, elapsed + max(duration, .zero))
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(
          number: number, deadline: deadline, starter: starter, continuation: continuation)
        if Task.isCancelled { wakeEarly(sleeper) } else { insert(sleeper) }
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  private func insert(_ sleeper: Sleeper) {
    let index = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: index)
  }

  private func cancel(_ number: Int) {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
    wakeEarly(sleepers.remove(at: index))
  }

  private func wakeEarly(_ sleeper: Sleeper) {
    sleeper.continuation.resume(throwing: CancellationError())
  }
}

/// What started a task, as the clock tells starters apart.
typealias TaskStarter = ObjectIdentifier

extension Session {
  /// Whether all that runs sleeps on the session's clock, as far as is known.
  ///
  /// What an action or an update has started counts as asleep as soon as one of its tasks is.
  public var isAsleep: Bool {
    guard let clock, clock.isAnyoneAsleep else { return false }
    return tasks.starterIDs.isSubset(of: clock.startersAsleep)
  }
}
