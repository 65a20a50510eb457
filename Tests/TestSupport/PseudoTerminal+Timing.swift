// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PseudoTerminal {
  /// Takes the time from sending keys to the last byte of what the program writes for them.
  ///
  /// The screen is not kept up meanwhile, since that would be timed too.
  ///
  /// - Parameters:
  ///   - keys: What is typed.
  ///   - ending: What the program's output for them ends with, as it is written.
  /// - Returns: The seconds between the two.
  /// - Throws: `Failure` when the output does not end so.
  public func time(sending keys: String, untilOutputEnds ending: String) throws -> Double {
    let (keys, ending) = (Array(keys.utf8), Array(ending.utf8))
    var received: [UInt8] = []
    let clock = ContinuousClock()
    let start = clock.now
    try write(keys)
    while received.suffix(ending.count) != ending[...] {
      guard let chunk = read() else {
        throw Failure(description: "no such answer: \(String(decoding: received, as: UTF8.self))")
      }
      received += chunk
    }
    let time = (clock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// Returns the processor time that the program has taken, in seconds, as soon as it rests.
  ///
  /// What it does behind its last byte belongs to the answer, too.
  ///
  /// - Throws: `Failure` when the system does not tell.
  public func settledProcessorTime() throws -> Double {
    var (before, now) = (-1.0, try processorTime())
    while now > before {
      usleep(200)
      (before, now) = (now, try processorTime())
    }
    return now
  }

  private func processorTime() throws -> Double {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      throw Failure(description: "the system does not tell the program's processor time")
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func write(_ bytes: [UInt8]) throws {
    let count = Foundation.write(master, bytes, bytes.count)
    guard count == bytes.count else { throw Failure(description: "the keys were not taken") }
  }

  /// Waits for output; nil where none comes.
  private func read() -> [UInt8]? {
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let patience: Int32 = 5_000
    guard poll(&watched, 1, patience) > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Foundation.read(master, buffer.baseAddress, buffer.count))
    }
  }
}
