// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The difference between output and what a transcript expects")
struct OutputDiffTests {
  private func diff(_ expected: String, _ printed: [String]) throws -> [String] {
    let script = try Script(Array(("> x\n" + expected).utf8), name: "t.txt")
    return try #require(script.expectedOutputs?.first).diff(with: printed)
  }

  @Test("A line that differs is shown as it should be and as it is, among its neighbours")
  func oneLine() throws {
    #expect(try diff("a\nb\nc\n", ["a", "x", "c"]) == ["  a", "- b", "+ x", "  c"])
  }

  @Test("A line that is missing and one too many are shown where they stand")
  func missingAndSurplus() throws {
    #expect(try diff("a\nb\nc\n", ["a", "c"]) == ["  a", "- b", "  c"])
    #expect(try diff("a\nc\n", ["a", "b", "c"]) == ["  a", "+ b", "  c"])
    #expect(try diff("", ["a"]) == ["+ a"])
    #expect(try diff("a\n", []) == ["- a"])
  }

  @Test("Lines that ... stands for are no difference")
  func wildcard() throws {
    #expect(try diff("a\n...\nz\n", ["a", "b", "c", "y"]) == ["  a", "  ...", "- z"])
    #expect(try diff("...\nb\n", ["x", "b", "c"]) == ["  ...", "  b", "+ c"])
  }

  @Test("Right lines far from any difference are left out")
  func context() throws {
    let lines = (1...20).map { "\($0)" }
    var printed = lines
    printed[9] = "x"
    #expect(
      try diff(lines.joined(separator: "\n") + "\n", printed)
        == ["  …", "  7", "  8", "  9", "- 10", "+ x", "  11", "  12", "  13", "  …"])
  }

  @Test("Output that matches has no difference")
  func match() throws {
    #expect(try diff("a\n...\nb\n", ["a", "1", "2", "b"]) == [])
  }

  @Test("Output too large to be compared is still shown, in bounds")
  func tooLarge() throws {
    let expected = (0..<3_000).map { "a\($0)" }.joined(separator: "\n") + "\n"
    let diff = try diff(expected, (0..<3_000).map { "b\($0)" })
    #expect(diff.first == "- a0")
    #expect(diff.count <= 201)
  }

  @Test("Control characters in output are shown as escapes")
  func harmless() throws {
    #expect(try diff("a\n", ["\u{1B}[31m"]).allSatisfy(isHarmless))
  }

  @Test("A difference leads from what is expected to what was printed", arguments: 0..<20)
  func property(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let pool = ["a", "b", "c"]
      let expected = (0..<5).map { _ in pool.randomElement(using: &generator) ?? "" }
      let printed = (0..<5).map { _ in pool.randomElement(using: &generator) ?? "" }
      let rows = OutputAlignment(expected.map(ExpectedOutput.Content.text), printed).rows
      #expect(rows.compactMap(\.expected) == expected)
      #expect(rows.compactMap(\.printed) == printed)
    }
  }
}

extension OutputAlignment.Row {
  fileprivate var expected: String? {
    switch self {
    case .same(let text), .missing(let text): text
    default: nil
    }
  }

  fileprivate var printed: String? {
    switch self {
    case .same(let text), .surplus(let text): text
    default: nil
    }
  }
}
