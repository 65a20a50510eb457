// SPDX-License-Identifier: Apache-2.0

extension Script {
  /// Returns the transcript with other output where a line no longer prints what is expected.
  ///
  /// Everything else keeps its bytes: comments before and behind output, blank lines, line ends,
  /// and the wildcards of output that still matches.
  ///
  /// `outputs` are what each line printed, in order; nil keeps what is expected of a line, and lines that
  /// did not run may be left out at the end.
  func rewritten(printing outputs: [[String]?]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for (expected, output) in outdated(by: outputs) {
      result += bytes[copied..<expected.bytes.lowerBound]
      if let last = result.last, last != 0x0A { result += lineEnd }
      for line in ExpectedOutput.source(for: output) { result += Array(line.utf8) + lineEnd }
      copied = expected.bytes.upperBound
    }
    return result + bytes[copied...]
  }

  /// The expectations that no longer hold, each with what was printed instead.
  func outdated(by outputs: [[String]?]) -> [(expected: ExpectedOutput, output: [String])] {
    zip(expectedOutputs ?? [], outputs).compactMap { expected, output in
      guard let output, expected.mismatch(with: output) != nil else { return nil }
      return (expected, output)
    }
  }

  /// The line end that the script's first line has, LF where it has none.
  private var lineEnd: [UInt8] {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }
}
