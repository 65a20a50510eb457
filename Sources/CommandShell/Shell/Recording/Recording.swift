// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// A script that is being written of what is done, with expectations that say what came of it.
///
/// Every line is in the file when the next one begins, so that little is lost however the process ends.
@MainActor
final class Recording {
  let file: String
  private let descriptor: Int32
  private var before: AppMoment
  /// The lines for what was done last, which is written with what came of it; nil when that is done.
  private var pending: [String]?
  /// Why the file does not take any more.
  private(set) var problem: OutputError?

  /// Creates the file, which must not be there yet, and writes what led to where the app is now.
  init(
    _ file: String, after log: ActionLog, in session: Session
  ) throws(OutputError) {
    descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(number: errno) }
    self.file = file
    before = AppMoment(of: session)
    write(["# Recorded, to be run in a fresh app."])
    for step in log.steps { write(step.lines(log.entries[step.entries])) }
    if !log.steps.isEmpty { write(["# The recording began here."]) }
  }

  deinit { close(descriptor) }

  // MARK: - Steps

  /// Notes that a line is about to run; what the one before has done is known by now.
  func willRun(in session: Session) {
    let now = AppMoment(of: session)
    if let pending { write(pending + now.expectations(since: before).map(\.source)) }
    pending = nil
    before = now
  }

  /// Notes what a line did; once more where it has turned out to have failed.
  func didRun(_ step: ActionLog.Step, _ entries: ArraySlice<ActionLog.Entry>) {
    pending = step.lines(entries)
  }

  /// Notes a line that has changed nothing, of which only some belong in a script.
  func didRun(_ statement: Statement) {
    guard statement.belongsInScript else { return }
    pending = [statement.source]
  }

  /// Writes what is still to be written.
  func finish(in session: Session) {
    guard !session.hasQuit else { return write(pending ?? []) }
    willRun(in: session)
    write(before.closing.map(\.source))
  }

  private func write(_ lines: [String]) {
    guard problem == nil, !lines.isEmpty else { return }
    var buffer = OutputBuffer(descriptor: descriptor)
    for line in lines { buffer.writeLine(line) }
    problem = buffer.flush()
  }
}

extension Statement {
  fileprivate var belongsInScript: Bool {
    switch self {
    case .verb(.expect, _), .verb(.wait, _), .verb(.back, _): true
    case .verb(.each(let line), _): line.statement.belongsInScript
    case .inWindow(_, _, let inner): inner.belongsInScript
    default: false
    }
  }
}
