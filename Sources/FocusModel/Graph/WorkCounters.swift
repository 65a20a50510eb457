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

extension WorkCounters {
  /// The work done in the running transaction, of whichever session; a session makes it its own at the end.
  ///
  /// One place for all, so that counting takes a single step.
  @MainActor @exclusivity(unchecked) static var running = WorkCounters()

  static func + (left: WorkCounters, right: WorkCounters) -> WorkCounters {
    var work = left
    work.bodiesRun += right.bodiesRun
    work.nodesVisited += right.nodesVisited
    work.nodesMade += right.nodesMade
    work.focusedValueCompositions += right.focusedValueCompositions
    work.rounds += right.rounds
    return work
  }
}
