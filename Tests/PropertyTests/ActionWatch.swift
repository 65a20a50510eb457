// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import Synchronization

/// Ends the tests when an action does not come back, naming what it breaks: no check behind the action could.
///
/// Counts the time that the thread has worked, so that a machine that is busy otherwise makes no difference.
final class ActionWatch: Sendable {
  /// An action takes milliseconds.
  static let shared = ActionWatch(limit: 5)

  private struct Running {
    let actions: [UserAction]
    let clock: clockid_t
    let start: Double
  }

  private let limit: Double
  private let running = Mutex<Running?>(nil)

  /// Starts to watch; `limit` is in seconds.
  init(limit: Double) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: limit / 10)
        check()
      }
    }
  }

  /// Carries out the last of some actions.
  @MainActor
  func watch<Result>(_ actions: @autoclosure () -> [UserAction], _ body: () -> Result) -> Result {
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    let begun = Running(actions: actions(), clock: clock, start: Self.seconds(clock))
    running.withLock { $0 = begun }
    defer { running.withLock { $0 = nil } }
    return body()
  }

  private func check() {
    guard let action = running.withLock({ $0 }),
      Self.seconds(action.clock) - action.start > limit
    else { return }
    let lines = action.actions.map { "  \($0)" }.joined(separator: "\n")
    FileHandle.standardError.write(
      Data("every action comes to rest: the last of these does not\n\(lines)\n".utf8))
    exit(1)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
