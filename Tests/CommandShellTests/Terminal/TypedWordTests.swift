// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The word that is being typed")
struct TypedWordTests {
  @Test(
    "Quotes and backslashes belong to the word, blanks end it",
    arguments: [
      ("", 0, ""), (":cl", 0, ":cl"), (":focus ", 7, ""), (":focus a", 7, "a"), ("a\tb", 2, "b"),
      (#"x a\ b"#, 2, "a b"), (#"x "a b"#, 2, "a b"), ("x 'a b", 2, "a b"), (#"x "a b" c"#, 8, "c"),
      (#"x a" "'b c'"#, 2, "a b c"), (#"x 'a\"#, 2, #"a\"#), (#"x "a\""#, 2, "a\""),
      (#"x a\"#, 2, "a"), ("é ü", 3, "ü"),
    ])
  func words(_ line: String, _ start: Int, _ value: String) {
    let word = TypedWord(endOf: line.utf8)
    #expect(word.start == start)
    #expect(word.value == value)
    #expect(word.raw == String(decoding: Array(line.utf8)[start...], as: UTF8.self))
  }

  @Test("A word typed in any quoting is read back as it was meant")
  func roundTrip() {
    let texts = ["plain", "two words", #"it's "so" \ here"#, "#tag", ":name", "zürich", "a='b' c"]
    for quoting in [WordQuoting.backslash, .single, .double] {
      for text in texts {
        let word = TypedWord(endOf: ("x " + quoting.opened(text) + quoting.mark).utf8)
        #expect(word.value == text)
        #expect(word.start == 2)
      }
    }
  }
}
