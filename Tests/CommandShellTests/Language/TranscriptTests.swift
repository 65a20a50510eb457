// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Transcripts")
struct TranscriptTests {
  private func transcript(_ text: String) throws -> Script {
    try Script(Array(text.utf8), name: "t.txt")
  }

  private func output(_ text: String) throws -> ExpectedOutput {
    try #require(try transcript("> x\n" + text).expectedOutputs?.first)
  }

  @Test("The first line that says something decides whether a script is a transcript")
  func recognition() throws {
    #expect(try transcript("# c\n\n  \n> :push\n").expectedOutputs != nil)
    #expect(try transcript("\u{FEFF}> :push").expectedOutputs != nil)
    #expect(try transcript(":push\n> x\n").expectedOutputs == nil)
    #expect(try transcript(">x\n").expectedOutputs == nil)
    #expect(try transcript(">\n").expectedOutputs == nil)
    #expect(try transcript(" > x\n").expectedOutputs == nil)
  }

  @Test("Each line to run has the lines below it as its output")
  func steps() throws {
    let script = try transcript(
      "# t\n\n> :push now\nfirst\n\nsecond\n\n# c\n> text\n> :state\n...\nend")
    #expect(script.lines.map(\.number) == [3, 9, 10])
    #expect(
      script.lines.map { meaning($0.statement) }
        == [#"menu push false ["now"]"#, "text text", "verb :state"])
    #expect(
      script.expectedOutputs?.map { $0.lines.map(\.content) } == [
        [.text("first"), .text(""), .text("second")], [], [.anyLines, .text("end")],
      ])
    #expect(script.expectedOutputs?[0].lines.map(\.number) == [4, 5, 6])
  }

  @Test("Columns in a transcript count the mark before the line")
  func columns() throws {
    let error = #expect(throws: InvalidScript.self) {
      try transcript("> :push\nout 'put\n> :key cmd+nope\n")
    }
    #expect(error?.diagnostics.map { "\($0.position)" } == ["t.txt:3:8"])
  }

  @Test("Output that holds bytes no output could hold is an error")
  func badOutput() {
    #expect(throws: InvalidScript.self) { try transcript("> x\na\u{1B}b\n") }
  }

  @Test("A backslash keeps output from being taken for something else")
  func backslash() throws {
    let output = try output("\\> x\n\\...\n\\# y\n\\\\z\n\\\n")
    #expect(
      output.lines.map(\.content)
        == ["> x", "...", "# y", "\\z", ""].map(ExpectedOutput.Content.text))
  }

  @Test(
    "Output matches line by line, with wildcards for any lines",
    arguments: [
      ("a\nb\n", ["a", "b"], true), ("", [], true), ("", ["", " "], true),
      ("a\n", ["a", ""], true),
      ("a\n\n", ["a"], true), ("a\n", ["a "], false), ("a\n", [], false), ("", ["a"], false),
      ("a\n\nb\n", ["a", "", "b"], true), ("a\n\nb\n", ["a", "b"], false),
      ("...\n", [], true), ("...\n", ["x", "y"], true), ("a\n...\n", ["a"], true),
      ("a\n...\n", ["a", "b", "c"], true), ("a\n...\n", ["b"], false),
      ("...\nz\n", ["x", "z"], true), ("...\nz\n", ["z", "x"], false), ("...\nz\n", [], false),
      ("a\n...\nm\n...\nz\n", ["a", "q", "m", "m", "z"], true),
      ("a\n...\nm\n...\nz\n", ["a", "z"], false), ("a\n...\na\n", ["a"], false),
      ("...\na\nb\n...\n", ["a", "a", "b"], true), ("...\na\nb\n...\n", ["a", "x", "b"], false),
      ("...\n...\n", ["a"], true), ("a\n...\nb\nc\n", ["a", "b", "c", "b", "c"], true),
    ])
  func matching(expected: String, printed: [String], matches: Bool) throws {
    #expect((try output(expected).mismatch(with: printed) == nil) == matches)
  }

  @Test("A mismatch says which expected line has no match, and what stands there")
  func mismatches() throws {
    let plain = try output("a\nb\nc\n").mismatch(with: ["a", "x", "c"])
    #expect(plain?.expected?.number == 3)
    #expect(plain?.printed == 1)
    let short = try output("a\nb\n").mismatch(with: ["a"])
    #expect(short?.expected?.content == .text("b"))
    #expect(short?.printed == nil)
    let long = try output("a\n").mismatch(with: ["a", "b"])
    #expect(long == OutputMismatch(expected: nil, printed: 1))
    let middle = try output("a\n...\nm\n...\n").mismatch(with: ["a", "b"])
    #expect(middle?.expected?.content == .text("m"))
    #expect(middle?.printed == 1)
  }

  @Test("Written output is expected exactly, and nothing else is", arguments: 0..<20)
  func sourceProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = ["a", "b", "", "...", "> x", "# c", "\\", "\\...", " ", ">", "\\> y"]
    for _ in 0..<50 {
      let printed = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        lines.randomElement(using: &generator) ?? ""
      }
      let source = ExpectedOutput.source(for: printed).map { $0 + "\n" }.joined()
      let output = try output(source)
      #expect(output.mismatch(with: printed) == nil)
      #expect(output.mismatch(with: printed + ["more"]) != nil)
      #expect(output.mismatch(with: ["other"] + printed) != nil)
    }
  }

  @Test("Wildcards match just when some reading of them does", arguments: 0..<20)
  func wildcardProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let expected = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        ["a", "b", "..."].randomElement(using: &generator) ?? ""
      }
      let printed = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        ["a", "b"].randomElement(using: &generator) ?? ""
      }
      let output = try output(expected.map { $0 + "\n" }.joined())
      #expect(
        (output.mismatch(with: printed) == nil) == matches(expected[...], printed[...]),
        "\(expected) \(printed)")
    }
  }

  /// Tries every reading of the wildcards.
  private func matches(_ expected: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return printed.isEmpty }
    if first == "..." {
      return (0...printed.count).contains { matches(expected.dropFirst(), printed.dropFirst($0)) }
    }
    return printed.first == first && matches(expected.dropFirst(), printed.dropFirst())
  }

  @Test("Rewriting changes only output that no longer matches")
  func rewriting() throws {
    let text = "# top\n> :a\nold\nlines\n\n# note\n> :b\n...\nkept\n> :c\n\n> :d"
    let script = try transcript(text)
    let outputs = [["new"], ["x", "kept"], ["> odd", "two"], ["last"]]
    #expect(
      String(decoding: script.rewritten(printing: outputs), as: UTF8.self)
        == "# top\n> :a\nnew\n\n# note\n> :b\n...\nkept\n> :c\n\\> odd\ntwo\n\n> :d\nlast\n")
    #expect(script.rewritten(printing: []) == Array(text.utf8))
  }

  @Test(
    "An accent behind a mark keeps the mark",
    arguments: ["\u{301}x", "> \u{301}x", "#\u{301}x", "\\\u{301}x", "...\u{301}"])
  func accents(line: String) throws {
    let rewritten = try Script(try transcript("> x\n").rewritten(printing: [[line]]), name: "t.txt")
    #expect(rewritten.expectedOutputs?.map { $0.lines.map(\.content) } == [[.text(line)]])
    #expect(rewritten.expectedOutputs?.first?.mismatch(with: [line]) == nil)
  }

  @Test("Rewriting keeps the line ends of the script")
  func rewritingLineEnds() throws {
    let script = try transcript("> :a\r\nold\r\n> :b\r\n")
    #expect(
      String(decoding: script.rewritten(printing: [["n"], ["m"]]), as: UTF8.self)
        == "> :a\r\nn\r\n> :b\r\nm\r\n")
  }

  @Test("A rewritten transcript expects what was printed", arguments: 0..<20)
  func rewritingProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = ["> :a", "> :b", "x", "y", "", "...", "# c", "\\# z"]
    let printable = ["x", "y", "", "...", "# c", "> :a"]
    for _ in 0..<50 {
      let text = (["> :a"] + (0..<8).map { _ in lines.randomElement(using: &generator) ?? "" })
        .joined(separator: "\n")
      let script = try transcript(text)
      let outputs = script.lines.map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          printable.randomElement(using: &generator) ?? ""
        }
      }
      let rewritten = try Script(script.rewritten(printing: outputs), name: "t.txt")
      #expect(rewritten.lines.map(\.statement) == script.lines.map(\.statement))
      for (expected, output) in zip(rewritten.expectedOutputs ?? [], outputs) {
        #expect(expected.mismatch(with: output) == nil, "\(text)")
      }
    }
  }
}
