// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Scripts read as they arrive")
struct ScriptReaderTests {
  /// What a reader made of bytes that arrived in chunks of a size.
  private func read(
    _ bytes: [UInt8], chunk: Int, longestLine: Int = ScriptReader.usualLongestLine
  ) -> [String] {
    var reader = ScriptReader(longestLine: longestLine)
    var rest = bytes[...]
    var found: [String] = []
    while true {
      switch reader.next() {
      case .line(let line):
        let text = String(decoding: reader.bytes[line.bytes], as: UTF8.self)
        found.append("\(line.number) \(text) \(meaning(line.statement))")
      case .invalid(let line):
        found.append("\(line.number) invalid \(line.error.message.prefix(24))")
      case .transcript: return found + ["transcript at \(reader.number)"]
      case .needsBytes:
        if rest.isEmpty { reader.finish() } else { reader.append(rest.prefix(chunk)) }
        rest = rest.dropFirst(chunk)
      case .end: return found
      }
    }
  }

  @Test("Chunks of any size give the same lines", arguments: [1, 2, 3, 7, 1_000])
  func chunks(size: Int) {
    let text = "\u{FEFF}:push\r\n\n# c\né日本\n:focus\n:x 'a\nlast"
    #expect(
      read(Array(text.utf8), chunk: size) == [
        "1 :push menu push false []", "2  empty", "3 # c comment", "4 é日本 text é日本",
        "5 invalid WINDOW is missing; write", "6 invalid this quote is not closed",
        "7 last text last",
      ])
  }

  @Test("Nothing is no lines", arguments: ["", "\u{FEFF}"])
  func nothing(text: String) {
    #expect(read(Array(text.utf8), chunk: 1) == [])
  }

  @Test("A short line is not held back in wait for a byte order mark")
  func shortLine() {
    var reader = ScriptReader()
    reader.append("x\n".utf8)
    #expect(reader.next() == .line(Line(number: 1, bytes: 0..<1, statement: .text("x"))))
    #expect(reader.next() == .needsBytes)
  }

  @Test("A line that is too long is one error, and the next line is read", arguments: [1, 5, 64])
  func longLines(size: Int) {
    let long = String(repeating: "y", count: 40)
    for end in ["\n", "\r\n"] {
      let text = [long, "ok", String(repeating: "z", count: 20), long, "end"].joined(separator: end)
      #expect(
        read(Array(text.utf8), chunk: size, longestLine: 20) == [
          "1 invalid the line is longer than ", "2 ok text ok",
          "3 zzzzzzzzzzzzzzzzzzzz text zzzzzzzzzzzzzzzzzzzz",
          "4 invalid the line is longer than ", "5 end text end",
        ])
    }
    #expect(read(Array(long.utf8), chunk: size, longestLine: 20).count == 1)
  }

  @Test("Memory is bounded by the longest line, however much arrives")
  func memory() {
    var reader = ScriptReader(longestLine: 1_000)
    let chunk = [UInt8](repeating: UInt8(ascii: "y"), count: 500)
    var errors = 0
    for _ in 0..<1_000 {
      reader.append(chunk)
      if case .invalid = reader.next() { errors += 1 }
      #expect(reader.next() == .needsBytes)
      #expect(reader.bytes.count <= 2_000)
    }
    #expect(errors == 1)
  }

  @Test("A transcript is recognised and handed over whole, with its line number")
  func transcript() throws {
    let text = "# c\n\n> :push\nok\n"
    #expect(read(Array(text.utf8), chunk: 1) == ["1 # c comment", "2  empty", "transcript at 3"])
    var reader = ScriptReader()
    reader.append(text.utf8)
    _ = reader.next()
    _ = reader.next()
    #expect(reader.next() == .transcript)
    let script = try Script(Array(reader.remainder), name: "-", firstLine: reader.number)
    #expect(script.lines.map(\.number) == [3])
    #expect(script.expectedOutputs?.first?.lines.map(\.number) == [4])
  }

  @Test("What looks like a transcript's line later on is text")
  func noTranscript() {
    #expect(read(Array("a\n> b".utf8), chunk: 9) == ["1 a text a", "2 > b text > b"])
  }

  @Test("Any bytes in any chunks give what parsing them whole gives", arguments: 0..<30)
  func sameAsWhole(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bytes = Array("x\n".utf8) + generator.bytes(upTo: 150)
      let chunk = Int.random(in: 1...40, using: &generator)
      let found = read(bytes, chunk: chunk)
      do {
        let script = try Script(bytes, name: "x")
        #expect(
          found
            == script.lines.map {
              "\($0.number) \(String(decoding: script.text(of: $0), as: UTF8.self)) "
                + meaning($0.statement)
            })
      } catch {
        #expect(
          found.filter { $0.contains(" invalid ") }
            == error.lines.map { "\($0.number) invalid \($0.error.message.prefix(24))" })
      }
    }
  }
}
