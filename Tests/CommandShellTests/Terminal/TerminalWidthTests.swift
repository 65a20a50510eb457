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

  @Test(
    "A text takes as many rows as a terminal breaks it into, which cannot split a wide character",
    arguments: [
      ("", 10, 1), ("abc", 10, 1), ("abcdefghijk", 10, 2), ("東京東京東", 9, 2),
      ("abcdefghi東", 10, 2),
    ])
  func rows(text: String, columns: Int, rows: Int) {
    #expect(text.terminalRows(of: columns) == rows)
  }

  @Test("Of a text that ends at the edge, or has control characters, nobody knows the rows")
  func unknownRows() {
    #expect("abcdefghij".terminalRows(of: 10) == nil)
    #expect("a\nb".terminalRows(of: 10) == nil)
  }
}
