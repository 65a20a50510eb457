// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Begins or ends writing what is done as a script.
  func record(_ request: RecordRequest, into result: inout LineResult) throws(LineError) {
    switch request {
    case .start(let file): try startRecording(file)
    case .stop:
      guard let recording else {
        throw LineError(.operation, "Nothing is being recorded; :record FILE begins.")
      }
      let problem = endRecording()
      if let problem { throw LineError(.operation, problem) }
      result.print(["recorded \(visible(recording.file))"])
    }
  }

  private func startRecording(_ file: String) throws(LineError) {
    if let recording {
      throw LineError(
        .operation, "\(named(recording.file)) is being recorded; end that with :record stop first.")
    }
    guard log.isComplete else {
      throw LineError(
        .operation,
        "More than \(ActionLog.capacity) lines have acted, too many to begin a script with; record "
          + "from nearer the start.")
    }
    do throws(OutputError) {
      recording = try Recording(file, after: log, in: session)
    } catch {
      throw LineError(.operation, "\(named(file)) cannot be recorded to: \(error).")
    }
  }

  /// Ends the recording, if there is one.
  ///
  /// - Returns: Why not all of it is in its file, if it is not.
  func endRecording() -> String? {
    guard let recording else { return nil }
    noteLateRefusal()
    recording.finish(in: session)
    self.recording = nil
    return recording.problem.map { "\(named(recording.file)) could not be written: \($0)." }
  }
}
