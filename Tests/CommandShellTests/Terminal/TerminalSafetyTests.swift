// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Text that is safe for a terminal")
struct TerminalSafetyTests {
  @Test(
    "Ordinary text stays as it is",
    arguments: ["", "plain", "Zürich – 東京", "👩‍👩‍👧 e\u{301}", "a\u{A0}b", #"a\nb"#])
  func keepsText(_ text: String) {
    #expect(text.sanitizedForTerminal() == text)
    #expect(text.isSafeForTerminal)
  }

  @Test(
    "What would steer the terminal becomes a visible escape",
    arguments: [
      ("a\u{1B}[31mb", #"a\u{1B}[31mb"#),
      ("\u{1B}]0;title\u{07}", #"\u{1B}]0;title\u{7}"#),
      ("a\nb\tc\rd", #"a\nb\tc\rd"#),
      ("\r\n", #"\r\n"#),
      ("\0\u{7F}", #"\u{0}\u{7F}"#),
      ("\u{9B}31m\u{85}", #"\u{9B}31m\u{85}"#),
      ("abc\u{202E}fed\u{2066}x\u{2069}", #"abc\u{202E}fed\u{2066}x\u{2069}"#),
      ("\u{200F}\u{61C}", #"\u{200F}\u{61C}"#),
      ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
      ("\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#),
    ])
  func escapesControls(_ text: String, _ shown: String) {
    #expect(text.sanitizedForTerminal() == shown)
    #expect(!text.isSafeForTerminal)
  }

  @Test("No character of C0, C1 or the direction controls survives")
  func nothingSurvives() {
    let steering = [0..<0x20, 0x7F..<0xA0, 0x202A..<0x202F, 0x2066..<0x2070]
    for value in steering.joined() {
      let scalar = UnicodeScalar(UInt32(value)).map(Character.init) ?? "x"
      #expect(!"a\(scalar)b".sanitizedForTerminal().contains(scalar), "U+\(value)")
    }
  }

  @Test("Newlines and tabs can be kept, and nothing else is")
  func keepsWhitespace() {
    let text = "a\r\nb\tc\rd\u{1B}"
    #expect(text.sanitizedForTerminal(keeping: .newline) == "a\nb\\tc\\rd\\u{1B}")
    #expect(text.sanitizedForTerminal(keeping: .tab) == "a\\r\\nb\tc\\rd\\u{1B}")
    #expect(text.sanitizedForTerminal(keeping: [.newline, .tab]) == "a\nb\tc\\rd\\u{1B}")
  }

  @Test("For readline's buffer, which shows ASCII's controls itself, only the others are escaped")
  func keepsASCII() {
    let text = "a\n\u{1B}\u{7F}\u{9B}\u{202E}"
    #expect(text.sanitizedForTerminal(keeping: .ascii) == "a\n\u{1B}\u{7F}\\u{9B}\\u{202E}")
  }
}
