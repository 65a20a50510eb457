// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Errors in the arguments of verbs")
struct VerbErrorTests {
  @Test(
    "A missing argument is an error at the end of the line that shows how to write it",
    arguments: [
      (":set", "LABEL and VALUE are missing; write :set LABEL VALUE"),
      (":set URL", "VALUE is missing; write :set LABEL VALUE"),
      (":focus", "WINDOW is missing; write :focus next, :focus previous or :focus WINDOW"),
      (":menu choose File", "ITEM is missing; write :menu choose MENU ITEM…"),
      (":expect sheet", "ID is missing; write :expect sheet ID"),
      (":expect no value", "KEY is missing; write :expect no value KEY"),
      (
        ":expect button Clone",
        "enabled|disabled is missing; write :expect button LABEL enabled|disabled"
      ),
      (":each", "LINE is missing; write :each LINE"),
      (":alias!", "NAME is missing; write :alias! NAME"),
      (":source", "FILE is missing; write :source FILE"),
    ])
  func missing(line: String, message: String) {
    let error = syntaxError(line)
    #expect(error?.message == message)
    #expect(error?.range == ByteRange(at: line.utf8.count))
  }

  @Test(
    "Arguments too many are an error that covers them",
    arguments: [
      (":windows now please", "now please", "nothing may follow :windows"),
      (
        ":focus My Window", "Window",
        "too many words for :focus WINDOW; put quotes around a WINDOW that contains blanks"
      ),
      (":record stop now", "now", "nothing may follow :record stop"),
      (
        ":alias! c  :x y", ":x y",
        "too many words for :alias! NAME; put quotes around a NAME that contains blanks"
      ),
      (":expect no sheet x", "x", "nothing may follow :expect no sheet"),
      (
        ":set Title a b c", "b c",
        "too many words for :set LABEL VALUE; put quotes around a VALUE that contains blanks"
      ),
      (
        ":policy a b c", "c",
        "too many words for :policy [NAME [VALUE]]; put quotes around a VALUE that contains blanks"
      ),
    ])
  func surplus(line: String, part: String, message: String) {
    #expect(syntaxError(line)?.message == message)
    #expect(marked(line) == part)
  }

  @Test("An unknown form of expectation names the nearest")
  func unknownForm() {
    let error = syntaxError(":expect shet clone")
    #expect(error?.message == #"unknown form ":expect shet"; did you mean sheet?"#)
    #expect(error?.candidates == ["sheet"])
    #expect(marked(":expect shet clone") == "shet")
    #expect(
      syntaxError(":expect no shet")?.message
        == #"unknown form ":expect no shet"; did you mean sheet?"#)
    #expect(marked(":expect no zzzz") == "zzzz")
    #expect(
      syntaxError(":expect no zzzz")?.message
        == #"unknown form ":expect no zzzz"; use sheet, alert, window, value or issue"#)
  }

  @Test("A form that breaks off lists what may follow")
  func openForm() {
    #expect(
      syntaxError(":expect no")?.message
        == ":expect no needs one of sheet, alert, window, value or issue behind it")
    #expect(
      syntaxError(":expect no")?.candidates == ["sheet", "alert", "window", "value", "issue"])
    #expect(
      syntaxError(":expect")?.message.hasPrefix(":expect needs one of sheet, no, alert, key,")
        == true)
  }

  @Test("A keyword in quotes is not one, and the error says so")
  func quotedKeyword() {
    #expect(syntaxError(":expect 'sheet' x")?.message == "write sheet without quotes here")
  }

  @Test("A bang belongs to menu commands")
  func bang() {
    #expect(syntaxError(":press! Clone")?.message == ":press takes no !; leave it out")
    #expect(marked(":press! Clone") == ":press")
  }

  @Test(
    "A bad number is an error that says what would be one",
    arguments: [
      ":back 0", ":back -1", ":back x", ":back 1.5", ":back 99999999999999999999",
      ":expect windows x",
      ":expect windows ''", ":expect dismissed -1", ":focus 0", ":tree 0", ":expect key 0",
      ":back ٣", ":back +1",
    ])
  func badNumber(line: String) {
    #expect(syntaxError(line)?.message.contains("write a whole number from") == true)
    #expect(marked(line) == line.split(separator: " ").last.map(String.init))
  }

  @Test(
    "A bad time is an error",
    arguments: [
      "x", "-1", "1e3", "nan", "inf", "0x10", "1.2.3", ".", "''", "86401", "99999999999999",
    ])
  func badTime(word: String) {
    #expect(syntaxError(":wait " + word)?.message.contains("is no time to wait") == true)
  }

  @Test("A place among controls counts from 1")
  func badOrdinal() {
    #expect(syntaxError(":press Add#0")?.message.contains("count from #1") == true)
    #expect(syntaxError(":press Add#99999999999999999999") != nil)
  }

  @Test(
    "Names that must say something cannot be empty",
    arguments: [
      ":source ''", ":record ''", ":open ''", ":why ''", ":help :", ":press ''", ":focus ''",
      ":key ''",
    ])
  func empty(line: String) {
    #expect(syntaxError(line) != nil)
  }

  @Test("A button is enabled or disabled")
  func buttonState() {
    let error = syntaxError(":expect button Clone enable")
    #expect(error?.message == #"unknown state of a button "enable"; did you mean enabled?"#)
    #expect(error?.candidates == ["enabled"])
  }

  @Test("An alias cannot take a verb's name nor hold a line that does not parse")
  func badAlias() {
    #expect(syntaxError(":alias focus :x")?.message.contains("is a verb of the shell") == true)
    #expect(syntaxError(":alias ::focus :x")?.message.contains("is a verb of the shell") == true)
    #expect(syntaxError(":alias 'a b' :x") != nil)
    #expect(syntaxError(":alias a! :x") != nil)
    #expect(marked(":alias k :key cmd+nope") == "cmd+nope")
  }

  @Test("Data in a message is made visible and cut")
  func dataInMessages() {
    let long = String(repeating: "y", count: 500)
    #expect((syntaxError(":expect " + long)?.message.count ?? 1_000) < 250)
    #expect(syntaxError(":expect $'\\u1b[2J'")?.message.contains(#"\u{1B}[2J"#) == true)
  }
}
