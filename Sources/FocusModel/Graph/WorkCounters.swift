// SPDX-License-Identifier: Apache-2.0

/// How much work the engine has done, counted so that tests can hold it to its promises.
///
/// A menu command in one window must cost the same with one window and with a hundred thousand;
/// these counters show it without a clock.
public struct WorkCounters: Hashable, Sendable {
  /// How many bodies of views, modifiers, commands and scenes have run.
  public internal(set) var bodiesRun = 0
  /// How many nodes were updated by a parent or evaluated on their own.
  public internal(set) var nodesVisited = 0
  /// How many nodes were made.
  public internal(set) var nodesMade = 0
  /// How many times the value of a focused-value key was composed from its publishers.
  public internal(set) var focusedValueCompositions = 0
  /// How many rounds of update, effects and presentations have run.
  public internal(set) var rounds = 0

  /// Creates counters that stand at zero.
  public init() {}

  /// The work done between an earlier reading and this one.
  public func since(_ earlier: WorkCounters) -> WorkCounters {
    var work = WorkCounters()
    work.bodiesRun = bodiesRun - earlier.bodiesRun
    work.nodesVisited = nodesVisited - earlier.nodesVisited
    work.nodesMade = nodesMade - earlier.nodesMade
    work.focusedValueCompositions = focusedValueCompositions - earlier.focusedValueCompositions
    work.rounds = rounds - earlier.rounds
    return work
  }
}

/// A session's counters, shared with its graphs, so that counting is a step to one object.
@MainActor
final class WorkCount {
  @exclusivity(unchecked) var counters = WorkCounters()

  nonisolated init() {}
}
