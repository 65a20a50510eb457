// SPDX-License-Identifier: Apache-2.0

/// Where output departs from what a transcript expects.
struct OutputMismatch: Hashable, Sendable {
  /// The first expected line that has no match; nil when all have one and more was printed.
  var expected: ExpectedOutput.Line?

  /// The index of the printed line that stands where that one was expected; nil at the end.
  var printed: Int?
}

extension ExpectedOutput {
  /// Compares what a line printed with what is expected.
  ///
  /// - Returns: The first difference, or nil when everything matches.
  func mismatch(with output: [String]) -> OutputMismatch? {
    let printed = Array(ExpectedOutput.withoutTrailingBlanks(output))
    let runs = lines.split(omittingEmptySubsequences: false) { $0.content == .anyLines }
    guard let first = runs.first, let last = runs.last else { return nil }
    if let mismatch = compare(first, with: printed, at: 0) { return mismatch }
    var position = first.count
    if runs.count == 1 {
      return position == printed.count ? nil : OutputMismatch(printed: position)
    }
    for run in runs.dropFirst().dropLast() {
      let starts = position...max(position, printed.count - run.count)
      guard let found = starts.first(where: { compare(run, with: printed, at: $0) == nil }) else {
        return OutputMismatch(expected: run.first, printed: index(position, in: printed))
      }
      position = found + run.count
    }
    return compare(last, with: printed, at: max(position, printed.count - last.count))
  }

  private func compare(
    _ run: ArraySlice<Line>, with printed: [String], at start: Int
  ) -> OutputMismatch? {
    for (offset, line) in run.enumerated() {
      let index = index(start + offset, in: printed)
      guard let index, line.content == .text(printed[index]) else {
        return OutputMismatch(expected: line, printed: index)
      }
    }
    return nil
  }

  private func index(_ index: Int, in printed: [String]) -> Int? {
    index < printed.count ? index : nil
  }
}
