// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The text of a history file")
struct HistoryFormatTests {
  private func texts(_ bytes: [UInt8]) -> [String?] {
    HistoryFormat.decode(bytes).map(\.entry?.text)
  }

  @Test("An entry is a time stamp and its lines, as readline writes it")
  func encoding() {
    let entry = HistoryEntry(time: 1_700_000_000, text: "one\ntwo")
    #expect(HistoryFormat.encode(entry) == Array("#1700000000\none\ntwo\n".utf8))
  }

  @Test(
    "Whatever is written is read back",
    arguments: [
      "a", "two\nlines", "#123", "\\#123", "a\n#5\n\\\\#6\nb", "trailing\n", "\nleading",
      "# comment",
      "zürich 👩", "a\n\nb", "tab\tand \u{1B}",
    ])
  func roundTrip(_ text: String) {
    let entries = [
      HistoryEntry(time: 1, text: text), HistoryEntry(time: 2, text: "next"),
      HistoryEntry(time: 3, text: text),
    ]
    let bytes = entries.flatMap(HistoryFormat.encode)
    #expect(HistoryFormat.decode(bytes).map(\.entry) == entries)
  }

  @Test("The records of a file cover all of its bytes")
  func ranges() {
    let bytes = Array("#1\na\n#2\nb\nc\n#3\n".utf8)
    #expect(HistoryFormat.decode(bytes).map(\.range) == [0..<5, 5..<12])
  }

  @Test("A file without time stamps has an entry a line")
  func plain() {
    #expect(texts(Array("one\ntwo\n\nthree".utf8)) == ["one", "two", "three"])
    #expect(texts(Array("one\n#5\ntwo\nlines\n".utf8)) == ["one", "two\nlines"])
  }

  @Test("Entries that are not text are noticed, the others read")
  func damaged() {
    let bytes =
      Array("#1\ngood\n#2\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("#3\na\0b\n#4\nlast".utf8)
    #expect(texts(bytes) == ["good", nil, nil, "last"])
  }

  @Test("What an interrupted write leaves does not spoil its neighbours")
  func torn() {
    #expect(texts(Array("#1\na\n#17\n#2\nb\n".utf8)) == ["a", "b"])
    #expect(texts(Array("#1\na\n#".utf8)) == ["a\n#"])
    #expect(texts([]) == [])
  }
}
