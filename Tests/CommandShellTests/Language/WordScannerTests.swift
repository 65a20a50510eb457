// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Words and their quoting")
struct WordScannerTests {
  @Test(
    "Quotes and escapes are taken off as the POSIX shell does",
    arguments: [
      (#"one two"#, ["one", "two"]),
      ("  one \t two  ", ["one", "two"]),
      (#"'a b' "c d""#, ["a b", "c d"]),
      (#"a'b c'd"e f"g"#, ["ab cde fg"]),
      (#"'' """#, ["", ""]),
      (#"a\ b"#, ["a b"]),
      (#"\a\'\"\\"#, [#"a'"\"#]),
      (#"'\n $x `y` "'"#, [#"\n $x `y` ""#]),
      (#""\" \\ \$ \`""#, [#"" \ $ `"#]),
      (#""\n \' \x""#, [#"\n \' \x"#]),
      (#"$x ${y} a$ $"z""#, ["$x", "${y}", "a$", "$z"]),
      (
        #"~ * ? [a] ; | & ( ) < > {"#,
        "~ * ? [a] ; | & ( ) < > {".split(separator: " ").map(String.init)
      ),
      ("\\é 日本\\語 'ü'", ["é", "日本語", "ü"]),
      ("a # b", ["a", "#", "b"]),
    ])
  func quoting(line: String, expected: [String]) throws {
    #expect(try words(line) == expected)
  }

  @Test("Dollar quotes write line breaks and control characters")
  func dollarQuotes() throws {
    #expect(
      try words(#"$'a\n\tb' x$'\\\'\"'y $'\u1b' $'\u00e9z'"#) == [
        "a\n\tb", #"x\'"y"#, "\u{1B}", "éz",
      ])
  }

  @Test(
    "Dollar quotes refuse an escape that they do not know",
    arguments: [#"\q"#, #"\u"#, #"\ux"#, #"\u0"#, #"\u0000"#, #"\ud800"#])
  func badDollarEscape(escape: String) {
    let line = ":x $'a" + escape.prefix(6) + "'"
    let error = syntaxError(line)
    #expect(error?.message.contains(#"knows only \n"#) == true)
    #expect(error?.range.lowerBound == 6)
    #expect(error?.range.upperBound == 6 + (escape == #"\ux"# ? 2 : escape.utf8.count))
  }

  @Test("A word knows where it stands, quotes included")
  func ranges() throws {
    let line = #":x é "b c" d"#
    let ranges = try menuCommand(line)?.words.map(\.range)
    #expect(ranges == [ByteRange(3..<5), ByteRange(6..<11), ByteRange(12..<13)])
  }

  @Test("A word knows which part of it was quoted")
  func quotedPart() throws {
    let words = try menuCommand(##":x plain a'b'c \#\  """##)?.words
    #expect(words?.map(\.quoted) == [nil, ByteRange(1..<2), ByteRange(0..<2), ByteRange(0..<0)])
  }

  @Test(
    "A key before an equals sign is recognised, quoted or not",
    arguments: [
      ("url=x", "url", "x"), ("url=", "url", ""), ("a=b=c", "a", "b=c"), ("u'r'l=x", "url", "x"),
      ("'url=x'", "url", "x"), (#"url\=x"#, "url", "x"), ("=x", nil, nil), ("url", nil, nil),
      (#""set upstream"=off"#, "set upstream", "off"),
      (#"set\ upstream=off"#, "set upstream", "off"),
      ("url='a b'", "url", "a b"), ("größe=ü", "größe", "ü"), ("''=x", nil, nil),
      ("url''=x", "url", "x"),
    ] as [(String, String?, String?)])
  func fields(word: String, key: String?, value: String?) throws {
    let field = try menuCommand(":x " + word)?.words.first?.field
    #expect(field?.key == key)
    #expect(field?.value == value)
  }

  @Test(
    "The source of a word is read as the same word",
    arguments: ["plain", "k='a b'", "'a'#2", "a'b'c", "''", #"a\ b"#, "'#2'", "it\\'s"])
  func source(word: String) throws {
    let first = try #require(try menuCommand(":x " + word)?.words.first)
    let again = try menuCommand(":x " + first.source)?.words.first
    #expect(again?.text == first.text && again?.quoted == first.quoted)
  }

  @Test("The words of a command are found again behind its name")
  func foundAgain() {
    let line = Array("@2 :set! 'a b' don't".utf8)[...]
    let words = WordScanner.words(of: line, behind: ByteRange(3..<7))
    #expect(words.map(\.text) == ["a b", "dont"])
    #expect(words.map(\.range) == [ByteRange(9..<14), ByteRange(15..<20)])
    #expect(WordScanner.words(of: line, behind: ByteRange(at: 99)).isEmpty)
  }

  @Test("An unclosed quote is an error at the quote")
  func unclosedQuotes() {
    #expect(syntaxError(":x a'b c")?.range == ByteRange(4..<5))
    #expect(syntaxError(#":x "b \""#)?.range == ByteRange(3..<4))
    #expect(syntaxError(":x $'b")?.range == ByteRange(3..<5))
    #expect(syntaxError(#":x $'b\"#)?.range == ByteRange(3..<5))
    #expect(syntaxError(#":x $'b\'"#)?.range == ByteRange(3..<5))
    #expect(
      syntaxError(":x don't")?.message
        == #"this quote is not closed; add a ' or write \' for the character itself"#)
  }

  @Test("A backslash at the end of the line is an error at the backslash")
  func trailingBackslash() {
    #expect(syntaxError(#":x a\"#)?.range == ByteRange(4..<5))
    #expect(syntaxError(#":x a\"#)?.message.contains(#"write \\ for a backslash"#) == true)
  }
}
