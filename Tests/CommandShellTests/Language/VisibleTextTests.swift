// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Text made harmless")
struct VisibleTextTests {
  @Test(
    "What acts on a terminal becomes an escape, everything else stays",
    arguments: [
      ("plain", "plain"), ("é日👩‍👩‍👧", "é日👩‍👩‍👧"), ("a\u{1B}[31mb", #"a\u{1B}[31mb"#),
      ("a\tb\nc\rd\r\n", #"a\tb\nc\rd\r\n"#), ("\u{7F}\u{9B}", #"\u{7F}\u{9B}"#),
      ("\u{202E}x\u{2066}\u{2028}", #"\u{202E}x\u{2066}\u{2028}"#), ("", ""), ("\0", #"\u{0}"#),
    ])
  func visibility(text: String, shown: String) {
    #expect(visible(text) == shown)
  }

  @Test("Data in a message is quoted and cut")
  func naming() {
    #expect(named("a\u{1B}") == #""a\u{1B}""#)
    #expect(
      named(String(repeating: "x", count: 40)) == "\"" + String(repeating: "x", count: 40) + "\"")
    #expect(
      named(String(repeating: "x", count: 41)) == "\"" + String(repeating: "x", count: 40) + "…\"")
  }

  @Test("Names are joined as a sentence joins them")
  func lists() {
    #expect(listed([], "or") == "")
    #expect(listed(["a"], "or") == "a")
    #expect(listed(["a", "b"], "or") == "a or b")
    #expect(listed(["a", "b", "c"], "and") == "a, b and c")
  }

  @Test(
    "A character takes as many columns as a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("☎", 1), ("☎\u{FE0F}", 2), ("\u{200B}", 0), ("\u{301}", 0),
      ("⌚", 2), ("×", 1), ("Ж", 1), ("ง", 1), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{20000}", 2),
    ] as [(Character, Int)])
  func widths(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }
}
