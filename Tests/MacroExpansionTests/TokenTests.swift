// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite("Tokens")
struct TokenTests {
  private func tokens(_ source: String) -> [String] {
    let text = SourceText(.piece(source))
    return text.tokens.map(text.text)
  }

  @Test("Words, marks and arrows are apart, and comments vanish")
  func plainTokens() {
    #expect(
      tokens("var a_1: (Int)->X? = `b c` // end")
        == ["var", "a_1", ":", "(", "Int", ")", "->", "X", "?", "=", "`b c`"])
    #expect(tokens("größe/* a /* b */ c */+😀//x\n1") == ["größe", "+", "😀", "1"])
    #expect(tokens("Foo<[Int]>>=") == ["Foo", "<", "[", "Int", "]", ">", ">", "="])
  }

  @Test(
    "A string literal is one token, whatever is in it",
    arguments: [
      #""""#,
      #""a b""#,
      #""\"{""#,
      #""\\""#,
      #""// no comment""#,
      #""\(f("}"))""#,
      #""\(a + "\(b)" /* ) " */)""#,
      #""\((1, (2)))""#,
      ##"#"a "b" \"#"##,
      ##"#"\#(x) \(y"#"##,
      ##"#"""#"##,
      ###"##"a"# \# "##"###,
      "\"\"\"\n  a \"b\" \"\"\n  \\(c)\n  \"\"\"",
      "#\"\"\"\n  \"\"\" \\(\n  \"\"\"#",
    ])
  func stringLiterals(literal: String) {
    #expect(tokens("= \(literal) { }") == ["=", literal, "{", "}"])
  }

  @Test(
    "A regular expression is one token, whatever is in it",
    arguments: [#"/a"\/{/"#, ##"#/a"/\(/#"##, "#/\n  [{] # \"\n/#"])
  func regexLiterals(literal: String) {
    #expect(tokens("= \(literal) { }") == ["=", literal, "{", "}"])
  }

  @Test("A division is no regular expression")
  func divisions() {
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("f(/) /2") == ["f", "(", "/", ")", "/", "2"])
    #expect(tokens("= / 2") == ["=", "/", "2"])
  }

  @Test(
    "What has no end goes to the end of the line or of the source",
    arguments: [
      ("= \"a\nb", ["=", "\"a", "b"]),
      ("= \"\"\"\na\nb", ["=", "\"\"\"\na\nb"]),
      ("= \"\\(a\nb", ["=", "\"\\(a\nb"]),
      ("= \"\\", ["=", "\"\\"]),
      ("= `a\nb", ["=", "`a\n", "b"]),
      ("a /* b /* c */", ["a"]),
      ("= #/a", ["=", "#/a"]),
      ("= ##", ["=", "#", "#"]),
    ])
  func unterminated(source: String, expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test(
    "Long rows of one opening come to an end",
    arguments: ["#", "/", "(", "<", "\"", "`", "\"\\(", "/*", "#\"", "\\", "@", "é", "=/a", "#/"])
  func longRows(opening: String) {
    let source = "var x: Int = " + String(repeating: opening, count: 20_000)
    let variable = VariableDeclaration(.piece(source))
    #expect(variable?.initialValue.last?.range.upperBound ?? 0 <= source.utf8.count)
  }

  @Test("Tokens know their place in the file, in bytes")
  func positions() throws {
    let text = SourceText(.piece("é /* é */ a"))
    #expect(
      text.position(of: text.tokens.last)
        == Diagnostic.Position(fileName: "App.swift", offset: Expansion.fileOffset + 12))
  }
}
