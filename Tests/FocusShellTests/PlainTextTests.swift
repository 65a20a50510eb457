// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    "Escape sequences are removed whole",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}]0;title\u{07}text", "text"),
      ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
      ("\u{1B}Pdevice\u{9C}text", "text"),
      ("a\u{1B}cb", "ab"),
      ("end\u{1B}", "end"),
      ("open\u{1B}[3", "open"),
    ])
  func escapeSequences(text: String, expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test("Control characters and direction overrides are removed, tabs become spaces")
  func controlCharacters() {
    #expect(PlainText.line("a\u{0}b\u{7F}c\u{85}d\u{9B}e\u{202E}f\tg  ") == "abcdef g")
  }

  @Test("Text of all languages stays")
  func languages() {
    #expect(PlainText.line("Grüße, 世界 👩‍👩‍👧") == "Grüße, 世界 👩‍👩‍👧")
  }

  @Test("A block keeps its lines and loses blank ones at both ends")
  func block() {
    #expect(PlainText.block("\r\n \none\r\n\ntwo\u{1B}[K\n\n") == "one\n\ntwo")
  }
}
