// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Measures a menu command and its sheet with few and with very many windows open.
@MainActor
struct DispatchBenchmark {
  let sizes: [Int]
  let sampling: Sampling

  func run() throws -> BenchmarkResult {
    let runners = try sizes.map { try RoundRunner(windows: $0) }
    let work = try runners.map { try $0.workPerRound() }
    let same = try sampling.measure(runners.map { $0.runInKeyWindow })
    let changing = try sampling.measure(runners.map { $0.runInChangingWindow })
    var result = BenchmarkResult(
      name: "dispatch",
      summary: """
        One round: the menu command "clone" reads the focused value and presents a sheet in the key window;
        Escape ends it; onDismiss runs.
        """)
    for (index, runner) in runners.enumerated() {
      let first = (same[0], changing[0])
      result.add(
        Row("same window key", "\(runner.windows) windows", same[index], comparedWith: first.0)
          .with(bytesPerWindow: runner.bytesPerWindow).with(work: work[index]))
      result.add(
        Row(
          "another window key each round", "\(runner.windows) windows", changing[index],
          comparedWith: first.1))
    }
    result.check("the work of a round is the same at every size", Set(work).count == 1)
    return result
  }
}
