// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("The screen that tests look at")
struct TerminalScreenTests {
  private func screen(_ output: String, columns: Int = 10, rows: Int = 3) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.write(output.utf8)
    return screen
  }

  @Test("Text wraps in the column after the last, and scrolls")
  func wrapping() {
    #expect(screen("abcde", columns: 5).cursorLine == "abcde")
    #expect(screen("abcdef", columns: 5).lines == ["abcde", "f"])
    let scrolled = screen("1\r\n2\r\n3\r\n4")
    #expect(scrolled.rows == ["2", "3", "4"])
    #expect(scrolled.lines == ["1", "2", "3", "4"])
  }

  @Test(
    "The cursor moves and text is erased, inserted and deleted as on an xterm",
    arguments: [
      ("abc\u{08}\u{08}X", "aXc"), ("abc\rX", "Xbc"), ("abc\u{1B}[2DX", "aXc"),
      ("abc\r\u{1B}[KX", "X"), ("abcde\r\u{1B}[C\u{1B}[2PX", "aXe"), ("abc\r\u{1B}[2@X", "X abc"),
      ("abc\r\n\u{1B}[AX", "Xbc"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;t\u{07}x", "x"),
      ("a\tb", "a       b"), ("abc\u{1B}[H\u{1B}[2JX", "X"), ("zü東", "zü東"),
    ])
  func commands(_ output: String, _ line: String) {
    #expect(screen(output).rows[0] == line)
  }

  @Test("The switch for bracketed paste is noticed")
  func bracketedPaste() {
    #expect(screen("\u{1B}[?2004h").wantsBracketedPaste)
    #expect(!screen("\u{1B}[?2004h\u{1B}[?2004l").wantsBracketedPaste)
  }
}
