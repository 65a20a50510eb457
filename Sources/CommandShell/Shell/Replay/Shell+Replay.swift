// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  // MARK: - The log

  /// Begins what one line or request asks for: a step of the log, and of a recording.
  func beginStep() {
    noteLateRefusal()
    log.beginStep(keyWindow: session.keyWindowNumber)
    recording?.willRun(in: session)
  }

  /// Ends the step.
  func endStep(_ source: ActionLog.Source, _ error: LineError?) {
    guard log.stepActs else {
      if error == nil, case .line(let statement) = source { recording?.didRun(statement) }
      return
    }
    let holdsSecret = source.carriesText && session.keyWindow.holdsSecret
    let step = log.endStep(withoutAliases(source), error: error, holdsSecret: holdsSecret)
    if let step { recording?.didRun(step, log.entries[step.entries]) }
  }

  /// Notes that the last step has failed where the dialog that it confirmed has not taken it: a script,
  /// which waits for that, would end there.
  func noteLateRefusal() {
    defer { unchecked = nil }
    guard let unchecked, !session.isBusy else { return }
    do throws(LineError) {
      try check(unchecked)
    } catch {
      guard let step = log.failLast(error) else { return }
      recording?.didRun(step, log.entries[step.entries])
    }
  }

  private func withoutAliases(_ source: ActionLog.Source) -> ActionLog.Source {
    guard !aliases.isEmpty, case .line(let statement) = source else { return source }
    return (try? expanded(statement)).map(ActionLog.Source.line) ?? source
  }

  // MARK: - Going back

  /// Undoes the last steps: does all the others again in a fresh app, which takes the place of this one.
  ///
  /// Replay does not repeat what may have worked outside the app unless it is asked to, and what the undone
  /// steps did there stays done; both are said.
  func back(
    _ count: Int, repeatingWork: Bool, into result: inout LineResult
  ) async throws(LineError) {
    try checkReplayable(count, repeatingWork)
    if session.isBusy, await !settle(within: Self.usualPatience) {
      throw unsettled(after: Self.usualPatience)
    }
    let kept = log.steps.count - count
    let undone = log.steps[kept...]
    adopt(try await replay(to: kept))
    result.print(undone.reversed().flatMap(\.undoing))
    log.removeLast(count)
  }

  private func checkReplayable(_ count: Int, _ repeatingWork: Bool) throws(LineError) {
    guard log.isComplete else {
      throw LineError(
        .operation,
        "More than \(ActionLog.capacity) lines have acted; that is too long ago to replay.")
    }
    let steps = log.steps
    guard count <= steps.count else {
      let many =
        steps.isEmpty
        ? "Nothing has" : steps.count == 1 ? "1 line has" : "\(steps.count) lines have"
      throw LineError(.notFound, "\(many) been done that could be undone.")
    }
    guard !repeatingWork, let step = steps.dropLast(count).first(where: \.worksOutside) else {
      return
    }
    throw LineError(
      .operation,
      "Replay would do \"\(step.source.text)\" again, which may have worked outside the app; "
        + ":back! \(count) does it again all the same.")
  }

  /// Does the steps before one again, in a fresh app.
  ///
  /// - Returns: The app as it was before that step.
  func replay(to step: Int) async throws(LineError) -> Session {
    guard let makeSession else {
      throw LineError(
        .operation, "An app that a test drives cannot go back; drive another one from its start.")
    }
    let player = Shell(session: try makeSession())
    (player.isInterrupted, player.onWait) = (isInterrupted, onWait)
    for entry in log.entries(before: step) { try await player.replay(entry) }
    player.session.onUnpromptedReport = nil
    return player.session
  }

  private func replay(_ entry: ActionLog.Entry) async throws(LineError) {
    switch entry {
    case .action(let action):
      guard let refusal = session.perform(action).refusal else { return }
      throw LineError(
        .operation,
        "Replay went another way at \(action.line ?? "\(action)"): \(refusal.message) Nothing is undone."
      )
    case .policy(let name, let value): try session.set(name, to: value)
    case .advanced(let time):
      guard let clock = session.clock else { return }
      var result = LineResult()
      try await advance(clock, by: time, into: &result)
    case .settled:
      if await !settle(within: Self.usualPatience) { throw unsettled(after: Self.usualPatience) }
    }
  }
}

extension ActionLog.Step {
  /// What is told of the step when it is undone.
  fileprivate var undoing: [String] {
    let text = holdsSecret ? "a line that may hold a secret" : visible(source.text)
    let kept = "what \(text) may have done outside the app is not undone"
    return ["undone: \(text)"] + (worksOutside ? [kept] : [])
  }
}

extension ActionLog.Source {
  /// Whether it may put text into a field.
  fileprivate var carriesText: Bool {
    switch self {
    case .line(let statement): statement.carriesText
    case .action(.setText), .action(.enterText): true
    case .action: false
    }
  }
}

extension Statement {
  fileprivate var carriesText: Bool {
    switch self {
    case .text, .verb(.set, _): true
    case .menu(let command): !command.words.isEmpty
    case .verb(.each(let line), _): line.statement.carriesText
    case .inWindow(_, _, let inner): inner.carriesText
    default: false
    }
  }
}

extension WindowSnapshot? {
  /// Whether a field whose text is never shown is in front.
  fileprivate var holdsSecret: Bool {
    self?.front.flattened.contains { $0.role == .secureField } ?? false
  }
}
