// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Lines")
struct LineParserTests {
  @Test("A line of blanks is empty", arguments: ["", " ", "\t  "])
  func empty(line: String) throws {
    #expect(try parse(line) == .empty)
  }

  @Test("A line whose first character is # is a comment", arguments: ["#", "# :clone", "  # it's"])
  func comment(line: String) throws {
    #expect(try parse(line) == .comment)
  }

  @Test("Text is taken as it is behind the blanks before it")
  func text() throws {
    #expect(try parse("hello  it's \"me\" \\ ") == .text("hello  it's \"me\" \\ "))
    #expect(try parse("  indented") == .text("indented"))
    #expect(try parse("> x") == .text("> x"))
  }

  @Test("Two colons begin text that begins with one")
  func colonText() throws {
    #expect(try parse("::clone") == .text(":clone"))
    #expect(try parse("::") == .text(":"))
    #expect(try parse("::: a") == .text(":: a"))
  }

  @Test("A command has a name, a bang and words")
  func command() throws {
    let command = try menuCommand("  :clone! url=https://host/x.git 'a b'")
    #expect(command?.name == "clone")
    #expect(command?.hasBang == true)
    #expect(command?.range == ByteRange(2..<8))
    #expect(command?.words.map(\.text) == ["url=https://host/x.git", "a b"])
  }

  @Test("A command without arguments has none")
  func bareCommand() throws {
    let command = try menuCommand(":clone")
    #expect(
      command == MenuCommand(name: "clone", hasBang: false, words: [], range: ByteRange(0..<6)))
  }

  @Test("A bang may stand apart from the name")
  func looseBang() throws {
    let command = try menuCommand(":clone ! url=x")
    #expect(command?.hasBang == true)
    #expect(command?.words.map(\.text) == ["url=x"])
    #expect(try menuCommand(":clone '!'")?.hasBang == false)
    #expect(try menuCommand(":clone! !")?.words.map(\.text) == ["!"])
  }

  @Test("A command's name is everything up to a blank")
  func commandNames() throws {
    #expect(try menuCommand(":don't-ask")?.name == "don't-ask")
    #expect(try menuCommand(":größer x")?.name == "größer")
    #expect(try menuCommand(":a!b")?.name == "a!b")
    #expect(try menuCommand(":wow!!")?.name == "wow!")
  }

  @Test("A colon without a name is an error", arguments: [":", ": clone", ":!", ":\tx"])
  func missingName(line: String) {
    #expect(syntaxError(line)?.message.hasPrefix("a command's name is missing") == true)
    #expect(syntaxError(line)?.range.lowerBound == 0)
  }

  @Test("A verb's name is not a menu command's")
  func verbs() throws {
    #expect(try parse(":windows") == .verb(.windows, at: ByteRange(0..<8)))
    #expect(try menuCommand(":window")?.name == "window")
    #expect(try menuCommand(":Windows")?.name == "Windows")
  }

  @Test("A line can choose its window by number, title or quoted title")
  func inWindow() throws {
    #expect(
      try parse("@2 :state")
        == .inWindow(.number(2), at: ByteRange(0..<2), .verb(.state, at: ByteRange(3..<9))))
    #expect(
      try parse("@main hello") == .inWindow(.title("main"), at: ByteRange(0..<5), .text("hello")))
    #expect(
      try parse(#"@"My 2" ::x"#) == .inWindow(.title("My 2"), at: ByteRange(0..<7), .text(":x")))
    #expect(try parse(#"@"2" x"#) == .inWindow(.title("2"), at: ByteRange(0..<4), .text("x")))
    #expect(try meaning(parse("@1 @b :x y")) == #"@1 @"b" menu x false ["y"]"#)
  }

  @Test("Ranges in a nested line count from the start of the whole line")
  func nestedRanges() throws {
    guard case .inWindow(_, _, .menu(let command)) = try parse("@2 :push to") else {
      Issue.record("not a command in a window")
      return
    }
    #expect(command.range == ByteRange(3..<8))
    #expect(command.words.map(\.range) == [ByteRange(9..<11)])
    #expect(syntaxError("@2 :focus")?.range == ByteRange(9..<9))
    #expect(marked("@2 :each :key cmd+nope") == "cmd+nope")
  }

  @Test(
    "A window prefix needs a window and a line",
    arguments: ["@", "@ 2 x", "@2", "@2  ", "@0 x", "@'' x", "@99999999999999999999 x", "@'a x"])
  func badWindow(line: String) {
    #expect(syntaxError(line) != nil)
  }

  @Test("Each takes a whole line, its quotes untouched")
  func each() throws {
    let verb = try verb(":each  don't  \"stop\"")
    #expect(verb == .each(NestedLine(text: "don't  \"stop\"", statement: .text("don't  \"stop\""))))
    #expect(try meaning(parse(":each :each @2 :x 'a b'")) == "verb :each :each @2 :x 'a b'")
  }

  @Test("Lines nest only so deep")
  func nesting() throws {
    let deepest = LineParser.deepestNesting
    for prefix in ["@1 ", ":each "] {
      _ = try parse(String(repeating: prefix, count: deepest) + "x")
      let error = syntaxError(String(repeating: prefix, count: deepest + 1) + "x")
      #expect(error?.message.contains("nest too deep") == true)
    }
    #expect(syntaxError(String(repeating: "@1 ", count: 100_000) + "x") != nil)
  }

  @Test("The beginning of a verb's name is the verb only on demand, and only if it is unambiguous")
  func verbPrefixes() throws {
    var parser = LineParser()
    parser.acceptsVerbPrefixes = true
    #expect(try parser.parse(":exp no sheet") == .verb(.expect(.noSheet), at: ByteRange(0..<4)))
    #expect(try meaning(parser.parse(":e x")) == #"menu e false ["x"]"#)
    #expect(try meaning(parser.parse(":zzz")) == "menu zzz false []")
    #expect(try meaning(parse(":exp no sheet")) == #"menu exp false ["no", "sheet"]"#)
  }

  @Test("A parser that has met an error parses the next line as ever")
  func recovery() throws {
    var parser = LineParser()
    #expect(throws: SyntaxError.self) { try parser.parse(":x a b 'c") }
    #expect(try meaning(parser.parse(":x d")) == #"menu x false ["d"]"#)
  }
}
