// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The width of text on a terminal")
struct TerminalWidthTests {
  init() {
    UTF8Locale.adopt()
  }

  @Test(
    "Wide characters take two columns and combining ones none",
    arguments: [("", 0), ("abc", 3), ("zürich", 6), ("東京", 4), ("e\u{301}", 1)])
  func width(_ text: String, _ columns: Int) {
    #expect(text.terminalWidth == columns)
  }

  @Test(
    "Text that does not fit ends in an ellipsis in the last column",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("東京都", 4, "東…"), ("abc", 1, "…"), ("abc", 0, ""),
      ("abc", -1, ""),
    ])
  func truncation(_ text: String, _ columns: Int, _ result: String) {
    #expect(text.truncatedForTerminal(to: columns) == result)
  }

  @Test("Padding counts columns, not characters")
  func padding() {
    #expect("東".paddedForTerminal(to: 4) == "東  ")
    #expect("abc".paddedForTerminal(to: 2) == "abc")
  }
}
