// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How often and how long a thing is measured.
struct Sampling {
  var samples = 5
  /// Seconds of processor time that one sample should take.
  var secondsPerSample = 0.5

  /// Measures several things in turn, sample by sample, so that a slow moment of the machine hits all alike.
  ///
  /// Each body is given how many rounds to run.
  @MainActor
  func measure(_ bodies: [(Int) throws -> Void]) throws -> [Measurement] {
    let rounds = try bodies.map(calibrate)
    var times = bodies.map { _ in [Stopwatch.Time]() }
    for _ in 0..<samples {
      for (index, body) in bodies.enumerated() {
        times[index].append(try Stopwatch.time { try body(rounds[index]) })
      }
    }
    return zip(rounds, times).map(Measurement.init)
  }

  /// Runs a body, which warms it up, until it is known how many rounds fill a sample.
  @MainActor
  private func calibrate(_ body: (Int) throws -> Void) throws -> Int {
    var rounds = 1
    while true {
      let time = try Stopwatch.time { try body(rounds) }.processor
      if time > secondsPerSample / 10 {
        return max(1, Int(Double(rounds) * secondsPerSample / time))
      }
      rounds *= 4
    }
  }
}

/// The outcome of several samples.
struct Measurement {
  /// Rounds per second of processor time: the median sample.
  let rate: Double
  /// Rounds per second by the clock on the wall: the median sample.
  let wallRate: Double
  /// The slowest and the fastest sample, as rounds per second of processor time.
  let range: ClosedRange<Double>

  init(rounds: Int, times: [Stopwatch.Time]) {
    let rates = times.map { Double(rounds) / $0.processor }.sorted()
    let wallRates = times.map { Double(rounds) / $0.wall }.sorted()
    rate = rates[rates.count / 2]
    wallRate = wallRates[wallRates.count / 2]
    range = rates[0]...rates[rates.count - 1]
  }
}
