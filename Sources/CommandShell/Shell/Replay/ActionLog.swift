// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What was done in an app since it started, so that it can be done again in a fresh one.
///
/// Only what changes the app is in it. A step is what one line did, or one action that a program asked for.
struct ActionLog {
  /// Something that changed the app, or that was waited for.
  enum Entry: Hashable, Sendable {
    case action(UserAction)
    case policy(name: String, value: String)
    /// Time that passed on a virtual clock.
    case advanced(Duration)
    /// The app's tasks had come to rest.
    case settled
  }

  /// What asked for a step.
  enum Source: Hashable, Sendable {
    case line(Statement)
    case action(UserAction)
  }

  /// What one line did.
  struct Step {
    let source: Source
    /// Where its entries stand in the log.
    let entries: Range<Int>
    /// The number of the window that was key before.
    let keyWindow: Int?
    /// Why its line failed, if it did.
    var error: LineError?
    /// Whether one of its actions may have worked outside the app; see ``Report/mayWorkOutside``.
    let worksOutside: Bool
    /// Whether a field whose text is never shown may have been filled.
    let holdsSecret: Bool
  }

  /// How many steps are kept; a session that is longer forgets them all, so that its memory is bounded.
  static let capacity = 10_000

  private(set) var steps: [Step] = []
  private(set) var entries: [Entry] = []
  /// Whether everything that was done is still in the log.
  private(set) var isComplete = true
  private var stepStart = 0
  private var stepKeyWindow: Int?
  private var worksOutside = false

  /// Notes something that was done.
  mutating func append(_ entry: Entry, worksOutside: Bool = false) {
    guard isComplete else { return }
    entries.append(entry)
    if worksOutside { self.worksOutside = true }
  }

  /// Begins a step; what a step that is under way has done so far belongs to neither.
  mutating func beginStep(keyWindow: Int? = nil) {
    stepStart = entries.count
    stepKeyWindow = keyWindow
    worksOutside = false
  }

  /// Whether something has been done since the step began.
  var stepActs: Bool { entries[stepStart...].contains { $0 != .settled } }

  /// Ends the step, if something was done.
  ///
  /// - Returns: The step; nil where nothing was done.
  mutating func endStep(_ source: Source, error: LineError?, holdsSecret: Bool) -> Step? {
    defer { beginStep() }
    guard isComplete, stepActs else { return nil }
    let step = Step(
      source: source, entries: stepStart..<entries.count, keyWindow: stepKeyWindow, error: error,
      worksOutside: worksOutside, holdsSecret: holdsSecret)
    steps.append(step)
    if steps.count > Self.capacity { forget() }
    return step
  }

  /// Notes that the last step has failed after all.
  ///
  /// - Returns: The step; nil where none is kept.
  mutating func failLast(_ error: LineError) -> Step? {
    guard let last = steps.indices.last else { return nil }
    steps[last].error = error
    return steps[last]
  }

  /// Counts what was done so far as the start of the app, which is not undone.
  mutating func beginAfterStart() { steps = [] }

  /// Takes the last steps out.
  mutating func removeLast(_ count: Int) {
    guard count > 0 else { return }
    let kept = steps.count - count
    entries.removeSubrange(steps[kept].entries.lowerBound...)
    steps.removeSubrange(kept...)
    beginStep()
  }

  /// What was done before a step.
  func entries(before step: Int) -> ArraySlice<Entry> {
    step < steps.count ? entries[..<steps[step].entries.lowerBound] : entries[...]
  }

  private mutating func forget() {
    isComplete = false
    (steps, entries) = ([], [])
  }
}

extension Report {
  /// Whether the action may have worked outside the app: it has started a task of its own, or handed
  /// something to the system.
  ///
  /// Tasks that views start when they appear are not counted, since a fresh app starts them by itself.
  var mayWorkOutside: Bool {
    startsTasks
      || events.contains { event in
        switch event {
        case .urlOpened, .itemShared, .systemCommand: true
        default: false
        }
      }
  }
}
