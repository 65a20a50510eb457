// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What one benchmark has found.
struct BenchmarkResult: Encodable {
  let name: String
  let summary: String
  private(set) var rows: [Row] = []
  private(set) var checks: [Check] = []

  init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Something that must hold whatever the machine.
  struct Check: Encodable {
    let claim: String
    let holds: Bool
  }

  mutating func add(_ row: Row) { rows.append(row) }

  mutating func check(_ claim: String, _ holds: Bool) {
    checks.append(Check(claim: claim, holds: holds))
  }
}

/// One line: a case at a size.
struct Row: Encodable {
  let name: String
  let size: String
  /// Rounds per second of processor time.
  let rate: Double
  let slowest: Double
  let fastest: Double
  let wallRate: Double
  /// The rate as a share of that at the smallest size.
  let ratio: Double
  private(set) var bytesPerWindow: Int?
  private(set) var work: Work?

  init(_ name: String, _ size: String, _ measured: Measurement, comparedWith first: Measurement) {
    self.name = name
    self.size = size
    rate = measured.rate
    slowest = measured.range.lowerBound
    fastest = measured.range.upperBound
    wallRate = measured.wallRate
    ratio = measured.rate / first.rate
  }

  func with(bytesPerWindow bytes: Int) -> Row {
    var row = self
    row.bytesPerWindow = bytes
    return row
  }

  func with(work: WorkCounters) -> Row {
    var row = self
    row.work = Work(work)
    return row
  }
}

/// The engine's work for one round.
struct Work: Encodable {
  let bodiesRun: Int
  let nodesVisited: Int
  let nodesMade: Int
  let focusedValueCompositions: Int
  let updateRounds: Int

  init(_ counters: WorkCounters) {
    bodiesRun = counters.bodiesRun
    nodesVisited = counters.nodesVisited
    nodesMade = counters.nodesMade
    focusedValueCompositions = counters.focusedValueCompositions
    updateRounds = counters.rounds
  }
}
