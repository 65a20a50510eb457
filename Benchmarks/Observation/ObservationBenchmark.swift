// SPDX-License-Identifier: Apache-2.0

import Observation

/// Measures the standard library's observation on its own: track a read, write, track again.
///
/// What any engine costs that hears of changes through `withObservationTracking` alone.
@MainActor
struct ObservationBenchmark {
  let sizes: [Int]
  let sampling: Sampling

  func run() throws -> BenchmarkResult {
    let runners = sizes.map(ObservationRunner.init)
    let measured = try sampling.measure(runners.map { $0.run })
    var result = BenchmarkResult(
      name: "observation",
      summary: "One round: a tracked property of one of many models is written and tracked again.")
    for (index, size) in sizes.enumerated() {
      result.add(Row("re-armed", "\(size) models", measured[index], comparedWith: measured[0]))
    }
    return result
  }
}

@Observable
private final class Model {
  var count = 0
}

/// Tracks every one of its models, and writes them in turn.
@MainActor
private final class ObservationRunner {
  private let models: [Model]
  private var next = 0
  private static let stride = 7_919

  init(models count: Int) {
    models = (0..<count).map { _ in Model() }
    for model in models { arm(model) }
  }

  func run(_ rounds: Int) throws {
    let before = ChangeCount.shared.changes
    for _ in 0..<rounds {
      next = (next + Self.stride) % models.count
      models[next].count += 1
      arm(models[next])
    }
    guard ChangeCount.shared.changes - before == rounds else {
      throw BenchmarkError.incomplete("a write went unnoticed")
    }
  }

  private func arm(_ model: Model) {
    withObservationTracking {
      _ = model.count
    } onChange: {
      MainActor.assumeIsolated { ChangeCount.shared.changes += 1 }
    }
  }
}

/// Counts the callbacks.
@MainActor
private final class ChangeCount {
  static let shared = ChangeCount()
  var changes = 0
}
