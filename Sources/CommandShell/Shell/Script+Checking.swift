// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Compares what a line of a transcript printed with what stands below it there.
  ///
  /// - Returns: Where they differ, at the expected line; nil when they do not, and in any other script.
  func mismatch(ofLine index: Int, printing text: @autoclosure () -> [String]) -> LineError? {
    guard let output = expectedOutputs?[index] else { return nil }
    let printed = text()
    guard let mismatch = output.mismatch(with: printed) else { return nil }
    var error = Self.error(mismatch, printed)
    error.diff = output.diff(with: printed)
    return error
  }

  private static func error(_ mismatch: OutputMismatch, _ printed: [String]) -> LineError {
    let found = mismatch.printed.map { quoted(printed[$0]) } ?? "no more output"
    guard let expected = mismatch.expected, case .text(let text) = expected.content else {
      return LineError(.expectation, "Expected no more output, found \(found).")
    }
    var error = LineError(.expectation, "Expected \(quoted(text)), found \(found).")
    error.place = LineError.Place(line: expected.number, text: Array(text.utf8))
    return error
  }

  private static func quoted(_ line: String) -> String { "\"\(visible(line))\"" }
}
