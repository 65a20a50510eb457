// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Text with looks")
struct StyledTextTests {
  @Test("Looks are written only where colour is allowed")
  func rendering() {
    let text = StyledText("a", .bold) + " b"
    #expect(text.rendered(colored: false) == "a b")
    #expect(text.rendered(colored: true) == "\u{1B}[1ma\u{1B}[0m b")
    #expect(text.plain == "a b")
  }

  @Test("Text is cut at a width, wide characters counted as two columns")
  func cutting() {
    #expect(StyledText("abcdef").cut(to: 6).plain == "abcdef")
    #expect(StyledText("abcdef").cut(to: 4).plain == "abc…")
    #expect((StyledText("漢", .bold) + "字x").cut(to: 4).plain == "漢…")
  }

  @Test("Text is broken at blanks, and goes on indented")
  func wrapping() {
    let lines = (StyledText("one two ", .faint) + "three four").wrapped(to: 9, indent: 2)
    #expect(lines.map(\.plain) == ["one two", "  three", "  four"])
  }

  @Test("A line that does not fit goes on a step further in")
  func fitting() {
    #expect(
      StyledText("  one two three").fitted(to: 10).map(\.plain) == ["  one two", "    three"])
    #expect(StyledText("  one").fitted(to: 10).map(\.plain) == ["  one"])
  }

  @Test("A word that is longer than a line stays whole, for the terminal to break")
  func longWord() {
    let lines = StyledText("a bbbbbbbbbb c").wrapped(to: 6, indent: 1)
    #expect(lines.map(\.plain) == ["a", " bbbbbbbbbb", " c"])
  }

  @Test("A table within its width is one line a row; one too wide has its last cells below")
  func columns() {
    let rows: [[StyledText]] = [["a", "b", "the end of it"], ["long", "b", ""], ["heading"]]
    #expect(
      Columns.aligned(rows, in: 30).map(\.plain) == [
        "a     b  the end of it", "long  b", "heading",
      ])
    #expect(
      Columns.aligned(rows, in: 16).map(\.plain)
        == ["a     b", "    the end of", "    it", "long  b", "heading"])
  }

  @Test(
    "No line of a table is wider than the page, however narrow that is", arguments: [8, 13, 40])
  func narrow(width: Int) {
    let rows: [[StyledText]] = [["a rather long cell", "another", "and the last one of the row"]]
    #expect(Columns.aligned(rows, in: width).allSatisfy { $0.width <= width })
  }
}
