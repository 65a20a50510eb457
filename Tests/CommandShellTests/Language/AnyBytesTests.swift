// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Any bytes as a line")
struct AnyBytesTests {
  static let starts =
    ["", ":", ":x ", ":expect no ", ":menu choose ", ":record stop", "@", "@2 ", ":each @2 :each "]
    + VerbTable.standard.names.flatMap { [":\($0) ", ":\($0)! "] }
    + VerbTable.expectationForms.map { ":expect " + $0.keywords.joined(separator: " ") + " " }

  @Test("Any bytes are a statement or an error inside the line", arguments: 0..<40)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var parser = LineParser()
    parser.acceptsVerbPrefixes = seed.isMultiple(of: 2)
    for _ in 0..<200 {
      let start = AnyBytesTests.starts.randomElement(using: &generator) ?? ""
      let line = Array(start.utf8) + generator.bytes(upTo: 60)
      do throws(SyntaxError) {
        _ = try parser.parse(line.span)
      } catch {
        #expect(error.range.upperBound <= line.count)
        #expect(isHarmless(error.message))
        #expect(error.message.count < 400)
      }
    }
  }

  @Test("Any text is a statement or an error, and never loses a word", arguments: 0..<20)
  func anyText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = generator.text(upTo: 30)
      guard let command = try? menuCommand(":x " + text) else { continue }
      for word in command.words {
        #expect(word.range.lowerBound >= 3 && word.range.upperBound <= text.utf8.count + 3)
        let source = Array((":x " + text).utf8)[word.range.lowerBound..<word.range.upperBound]
        let again = try menuCommand(":x " + String(decoding: source, as: UTF8.self))
        #expect(again?.words.map(\.text) == [word.text] || word.text == "!")
      }
    }
  }

  @Test("A line of a megabyte is an error as quickly as a short one")
  func megabyte() {
    let million = 1 << 20
    #expect(syntaxError(":expect " + String(repeating: "y", count: million)) != nil)
    #expect(syntaxError(":x '" + String(repeating: "y", count: million))?.range == ByteRange(3..<4))
    #expect(syntaxError(":focus " + String(repeating: "y ", count: million)) != nil)
    #expect(syntaxError(String(repeating: "é", count: million) + "\0") != nil)
    #expect(syntaxError(":" + String(repeating: "y", count: million)) == nil)
  }
}
