// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes the time of a body in two ways.
enum Stopwatch {
  /// How long a body took, in seconds.
  struct Time {
    /// The processor time of the whole process, which other programs on the machine do not add to.
    let processor: Double
    /// The time by the clock on the wall.
    let wall: Double
  }

  static func time(_ body: () throws -> Void) rethrows -> Time {
    let (processor, wall) = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
    try body()
    return Time(
      processor: now(CLOCK_PROCESS_CPUTIME_ID) - processor, wall: now(CLOCK_MONOTONIC) - wall)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
