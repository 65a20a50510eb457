// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Scripts parsed whole")
struct ScriptTests {
  private func script(_ text: String) throws -> Script {
    try Script(Array(text.utf8), name: "test.txt")
  }

  private func texts(_ script: Script) -> [String] {
    script.lines.map { String(decoding: script.text(of: $0), as: UTF8.self) }
  }

  @Test("Lines end in LF or CR LF, and the last one in neither if it likes")
  func lineEnds() throws {
    for text in ["a\nb\nc\n", "a\r\nb\r\nc\r\n", "a\nb\r\nc", "\u{FEFF}a\nb\nc"] {
      let script = try script(text)
      #expect(texts(script) == ["a", "b", "c"])
      #expect(script.lines.map(\.number) == [1, 2, 3])
      #expect(script.lines.map(\.statement) == [.text("a"), .text("b"), .text("c")])
      #expect(script.expectedOutputs == nil)
    }
  }

  @Test("Empty lines and comments are lines that do nothing")
  func emptyLines() throws {
    let script = try script("\n# c\n\n:push\n\n")
    #expect(script.lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      script.lines.map { meaning($0.statement) } == [
        "empty", "comment", "empty", "menu push false []", "empty",
      ])
  }

  @Test("Nothing is a script without lines", arguments: ["", "\u{FEFF}"])
  func nothing(text: String) throws {
    #expect(try script(text).lines.isEmpty)
  }

  @Test("All errors are found, each with its line and column")
  func errors() throws {
    let text = ":push\n:focus\n  :x 'a\nfine\n:wait é\r\n:zzz \0"
    let error = #expect(throws: InvalidScript.self) { try script(text) }
    #expect(error?.lines.map(\.number) == [2, 3, 5, 6])
    #expect(
      error?.diagnostics.map { "\($0.position)" }
        == ["test.txt:2:7", "test.txt:3:6", "test.txt:5:7", "test.txt:6:6"])
  }

  @Test("A carriage return that ends no line is an error")
  func loneReturn() {
    #expect(throws: InvalidScript.self) { try script("a\rb\n") }
    #expect(throws: InvalidScript.self) { try script("a\r") }
    #expect(throws: InvalidScript.self) { try script("a\r\r\n") }
  }

  @Test("A byte order mark is passed over at the start only")
  func byteOrderMark() throws {
    #expect(try script("\u{FEFF}:push").lines.first?.bytes == 3..<8)
    #expect(try script("a\n\u{FEFF}b").lines.last?.statement == .text("\u{FEFF}b"))
  }

  @Test("A line of a megabyte is a line like any other")
  func longLine() throws {
    let text = String(repeating: "x", count: 1 << 20)
    #expect(
      try script(":set URL \(text)\n").lines.first?.statement
        == .verb(.set(ControlLabel("URL"), text), at: ByteRange(0..<4)))
  }

  @Test("Any bytes are a script or errors with places in it", arguments: 0..<40)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = generator.bytes(upTo: 200)
      do {
        let script = try Script(bytes, name: "x")
        #expect(
          script.lines.allSatisfy {
            bytes.indices.contains($0.bytes.upperBound - 1) || $0.bytes.isEmpty
          })
      } catch {
        for (invalid, diagnostic) in zip(error.lines, error.diagnostics) {
          #expect(invalid.error.range.upperBound <= invalid.bytes.count)
          #expect(diagnostic.position.line == invalid.number)
          #expect(diagnostic.position.column <= invalid.bytes.count + 1)
          let shown = diagnostic.description.split(separator: "\n").joined()
          #expect(isHarmless(shown))
        }
      }
    }
  }
}
