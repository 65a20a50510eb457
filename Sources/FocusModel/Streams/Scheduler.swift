// SPDX-License-Identifier: Apache-2.0

/// Something that runs closures, now or later.
///
/// Source: <https://developer.apple.com/documentation/combine/scheduler>
public protocol Scheduler {
  /// Runs a closure as soon as its turn comes.
  func schedule(_ action: @escaping () -> Void)
  /// Runs a closure after a time, unless what is returned is cancelled before.
  func schedule(after delay: SchedulerInterval, _ action: @escaping () -> Void) -> any Cancellable
}

/// What a scheduler might be told beside, which is nothing here.
public enum SchedulerOptions: Sendable {}

/// How long a scheduler is to wait.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The time.
  public let duration: Duration

  /// Creates an interval of a time.
  public init(_ duration: Duration) { self.duration = duration }

  /// Creates an interval of seconds.
  public init(floatLiteral seconds: Double) { self.init(.seconds(seconds)) }

  /// Creates an interval of seconds.
  public init(integerLiteral seconds: Int) { self.init(.seconds(seconds)) }

  /// So many seconds.
  public static func seconds(_ count: Int) -> SchedulerInterval { Self(.seconds(count)) }

  /// So many seconds.
  public static func seconds(_ count: Double) -> SchedulerInterval { Self(.seconds(count)) }

  /// So many thousandths of a second.
  public static func milliseconds(_ count: Int) -> SchedulerInterval {
    Self(.milliseconds(count))
  }

  /// So many millionths of a second.
  public static func microseconds(_ count: Int) -> SchedulerInterval {
    Self(.microseconds(count))
  }

  /// So many billionths of a second.
  public static func nanoseconds(_ count: Int) -> SchedulerInterval { Self(.nanoseconds(count)) }
}

/// A scheduler that does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// Runs a closure.
  public func schedule(_ action: @escaping () -> Void) { action() }

  /// Runs a closure.
  public func schedule(
    after delay: SchedulerInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// What happens on the main actor later, by the clock of the app that asks for it.
package enum MainSchedule {
  /// Runs a closure as soon as the main actor is free.
  package static func run(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    Task { @MainActor in action() }
  }

  /// Runs a closure after a time; what waits for the app's tasks waits for it too.
  package static func run(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let task = Task { @MainActor in
      try await Task.sleep(for: delay, clock: .continuous)
      action()
    }
    return AnyCancellable { task.cancel() }
  }

  /// Runs a closure again and again.
  ///
  /// Nobody waits for that to end: only a clock that passes by itself counts it among the app's tasks.
  package static func `repeat`(
    every interval: Duration, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let tick: @MainActor @Sendable () async throws -> Void = {
      while true {
        try await Task.sleep(for: interval, clock: .continuous)
        action()
      }
    }
    let sleepsByItself = TaskRegister.current?.session.usesOwnClock ?? false
    let task = sleepsByItself ? Task { try await tick() } : Task.detached { try await tick() }
    return AnyCancellable { task.cancel() }
  }
}

extension Session {
  /// Whether time passes only when somebody lets it.
  nonisolated fileprivate var usesOwnClock: Bool {
    onMainActor(with: self) { $0.clock != nil }
  }
}
