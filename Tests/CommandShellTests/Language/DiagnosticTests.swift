// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Errors as they are shown")
struct DiagnosticTests {
  private func diagnostic(_ line: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic("wrong", at: ByteRange(range), of: Array(line.utf8)[...], file: "a.txt", line: 7)
  }

  @Test("An error shows its position and message, the line, and a caret")
  func plain() {
    #expect(
      diagnostic(":key cmd+nope", 5..<13).description
        == "a.txt:7:6: wrong\n:key cmd+nope\n     ^~~~~~~~")
    #expect(diagnostic(":focus", 6..<6).description == "a.txt:7:7: wrong\n:focus\n      ^")
    #expect(diagnostic("", 0..<0).description == "a.txt:7:1: wrong\n\n^")
  }

  @Test(
    "The caret stands below the character it means",
    arguments: [
      ("日本 x", 7, 4, "     ^"), ("é x", 3, 3, "  ^"), ("e\u{301} x", 4, 3, "  ^"),
      ("👩‍👩‍👧 x", 19, 3, "   ^"), ("🇩🇪 x", 9, 3, "   ^"), ("한국 x", 7, 4, "     ^"),
      ("\u{FEFF}x", 3, 2, "^"),
    ])
  func wide(line: String, offset: Int, column: Int, marker: String) {
    let diagnostic = diagnostic(line, offset..<offset + 1)
    #expect(diagnostic.position.column == column)
    #expect(diagnostic.excerpt.marker == marker)
    #expect(diagnostic.excerpt.text == line)
  }

  @Test("Tabs become blanks up to the next stop")
  func tabs() {
    let diagnostic = diagnostic("a\t\tb", 3..<4)
    #expect(diagnostic.position.column == 4)
    #expect(diagnostic.excerpt.text == "a               b")
    #expect(diagnostic.excerpt.marker == "                ^")
  }

  @Test("Wide characters under the mark are underlined whole")
  func wideMark() {
    #expect(diagnostic("x 日本", 2..<8).excerpt.marker == "  ^~~~")
  }

  @Test("What acts on a terminal is shown as an escape")
  func harmless() {
    let diagnostic = diagnostic("a\u{1B}[2J\u{202E}b", 8..<9)
    #expect(diagnostic.excerpt.text == #"a\u{1B}[2J\u{202E}b"#)
    #expect(diagnostic.excerpt.marker == String(repeating: " ", count: 18) + "^")
    #expect(diagnostic.position.column == 7)
    let name = Diagnostic("m", at: ByteRange(at: 0), of: [], file: "\u{1B}x", line: 1)
    #expect(name.description.hasPrefix(#"\u{1B}x:1:1: m"#))
  }

  @Test("Bytes that are not UTF-8 are shown as replacement characters")
  func notUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0x62]
    let diagnostic = Diagnostic("m", at: ByteRange(1..<2), of: bytes[...], file: "f", line: 1)
    #expect(diagnostic.position.column == 2)
    #expect(diagnostic.excerpt.text == "a\u{FFFD}\u{FFFD}b")
    #expect(diagnostic.excerpt.marker == " ^")
  }

  @Test("A long line is cut around the mark", arguments: [0, 1, 50, 70, 500, 930, 999, 1_000])
  func cut(offset: Int) {
    let line = String(repeating: "abcdefghij", count: 100)
    let excerpt = SourceExcerpt(
      Array(line.utf8)[...], marking: ByteRange(offset..<min(1_000, offset + 3)), width: 80)
    #expect(excerpt.text.displayWidth <= 80)
    #expect(excerpt.marker.count <= 81)
    #expect(excerpt.text.hasPrefix("…") == (offset > 53))
    #expect(excerpt.text.hasSuffix("…") == (offset < 970))
    guard offset < 1_000 else { return }
    let marked = Array(excerpt.text)[excerpt.marker.count(where: { $0 == " " })]
    #expect(marked == Array(line)[offset])
  }

  @Test("A line that just fits is not cut")
  func fits() {
    let line = String(repeating: "x", count: 80)
    #expect(
      SourceExcerpt(Array(line.utf8)[...], marking: ByteRange(79..<80), width: 80).text == line)
  }

  @Test("A line of megabytes is cut without being read whole")
  func megabytes() {
    let line = [UInt8](repeating: UInt8(ascii: "é".utf8.first == nil ? "x" : "y"), count: 8 << 20)
    let excerpt = SourceExcerpt(line[...], marking: ByteRange(4 << 20..<8 << 20))
    #expect(excerpt.text.displayWidth <= 100)
    #expect(excerpt.marker.displayWidth <= 100)
  }

  @Test("Any bytes and any mark give an excerpt that is harmless and fits", arguments: 0..<20)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let line =
        Array(generator.text(upTo: 40, alsoFrom: ["\u{1B}", "日"]).utf8) + generator.bytes(upTo: 40)
      let lower = Int.random(in: 0...line.count, using: &generator)
      let upper = Int.random(in: lower...line.count, using: &generator)
      let excerpt = SourceExcerpt(line[...], marking: ByteRange(lower..<upper), width: 40)
      #expect(excerpt.text.displayWidth <= 40)
      #expect(excerpt.marker.displayWidth <= 41)
      #expect(isHarmless(excerpt.text + excerpt.marker))
    }
  }

  @Test("Columns count characters", arguments: [(0, 1), (1, 2), (3, 3), (6, 4), (99, 5)])
  func columns(offset: Int, column: Int) {
    #expect(SourcePosition.column(ofByte: offset, in: Array("aé日x".utf8)[...]) == column)
  }
}
