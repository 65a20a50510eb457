// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Writing quoted words")
struct QuotingTests {
  @Test(
    "A word is quoted in the plainest way that holds",
    arguments: [
      ("plain-word_1.txt", "plain-word_1.txt"), ("", "\"\""), ("a b", "\"a b\""),
      ("https://host/x.git", "https://host/x.git"), ("a\"b", "'a\"b'"),
      ("it's", "\"it's\""), ("it's $5", "\"it's \\$5\""), ("a\nb", #"$'a\nb'"#),
      ("\u{1}'\u{7F}", #"$'\u0001\'\u007f'"#), ("größe", "größe"), ("a=b", "\"a=b\""),
      ("!", "\"!\""), ("#", "\"#\""),
    ])
  func plainest(text: String, source: String) {
    #expect(Quoting.quote(text) == source)
  }

  @Test("A plain word is quoted on demand")
  func always() {
    #expect(Quoting.quote("next", always: true) == "\"next\"")
  }

  @Test("Any text reads back as itself, alone and among others", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = generator.text(upTo: 12, alsoFrom: ["\n", "\u{1B}", "\u{85}", "\r\n", "\u{7F}"])
      let always = Bool.random(using: &generator)
      let source = Quoting.quote(text, always: always)
      #expect(
        try words("a \(source) b").map { $0.map { Array($0.utf8) } }
          == [Array("a".utf8), Array(text.utf8), Array("b".utf8)])
    }
  }

  @Test("A quoted value behind a key reads back as the field's value", arguments: 0..<5)
  func fieldRoundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = generator.text(upTo: 8)
      let word = try menuCommand(":x key=" + Quoting.quote(text))?.words.first
      #expect(word?.field?.key == "key")
      #expect(word?.field?.value == text)
    }
  }

  @Test(
    "Text is typed by a plain line where one can",
    arguments: [
      ("hello", "hello"), (":x", "::x"), ("::", ":::"), ("#x", nil), ("@x", nil), (" x", nil),
      ("", nil),
      ("a\nb", nil), ("x  ", "x  "),
    ] as [(String, String?)])
  func typing(text: String, source: String?) throws {
    #expect(Statement.source(typing: text) == source)
    if let source { #expect(try parse(source) == .text(text)) }
  }
}
