// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Measures one change of state in a window of few and of very many views.
@MainActor
struct UpdatesBenchmark {
  let sizes: [Int]
  let sampling: Sampling

  func run() throws -> BenchmarkResult {
    var result = BenchmarkResult(
      name: "updates",
      summary: """
        One update: a menu command's action writes one property through a binding that its view has handed
        out, so finding the view is not part of it; the session updates and reports.
        """)
    try addCase("one row's state", .row, rowsStandApart: true, to: &result)
    try addCase(
      "the root's state, rows in a view of their own", .root, rowsStandApart: true, to: &result)
    try addCase(
      "the root's state, rows in the root's body", .root, rowsStandApart: false, to: &result)
    return result
  }

  private func addCase(
    _ name: String, _ target: UpdateRunner.Target, rowsStandApart: Bool,
    to result: inout BenchmarkResult
  ) throws {
    var first: Measurement?
    for size in sizes {
      let runner = try UpdateRunner(views: size, target, rowsStandApart: rowsStandApart)
      let work = try runner.workPerUpdate()
      let measured = try sampling.measure([runner.run])[0]
      result.add(
        Row(name, "\(size) views", measured, comparedWith: first ?? measured).with(work: work))
      first = first ?? measured
    }
  }
}

/// Changes one property of one view over and over.
@MainActor
private final class UpdateRunner {
  /// Whose property is written.
  enum Target: String {
    case row
    case root
  }

  private let session: Session
  private let action: UserAction

  init(views: Int, _ target: Target, rowsStandApart: Bool) throws {
    Handles.rows = views / 2
    Handles.rowsStandApart = rowsStandApart
    session = Session(RowsApp())
    action = .chooseMenuItem(.name(target.rawValue))
    guard Handles.bodies >= Handles.rows else {
      throw BenchmarkError.incomplete("rows are missing")
    }
  }

  func run(_ updates: Int) throws {
    for _ in 0..<updates {
      let report = session.perform(action)
      guard case .stateWritten? = report.events.first else {
        throw BenchmarkError.incomplete("no state was written")
      }
    }
  }

  func workPerUpdate() throws -> WorkCounters {
    let before = session.counters
    try run(1)
    return session.counters.since(before)
  }
}
