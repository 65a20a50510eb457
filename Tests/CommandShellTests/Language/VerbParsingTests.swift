// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Verbs")
struct VerbParsingTests {
  static let lines: [(String, Verb)] = [
    (":windows", .windows),
    (":focus next", .focus(.next)),
    (":focus previous", .focus(.previous)),
    (":focus 2", .focus(.window(.number(2)))),
    (":focus \"2\"", .focus(.window(.title("2")))),
    (":focus 'next'", .focus(.window(.title("next")))),
    (":focus My\\ Window", .focus(.window(.title("My Window")))),
    (":open inspector", .open(scene: "inspector", value: nil)),
    (":open repo '/a b'", .open(scene: "repo", value: "/a b")),
    (":menu", .menu(.show([]))),
    (":menu File", .menu(.show(["File"]))),
    (":menu File 'Open Recent'", .menu(.show(["File", "Open Recent"]))),
    (":menu 'choose'", .menu(.show(["choose"]))),
    (":menu choose \"File\" \"New Window\"", .menu(.choose(["File", "New Window"]))),
    (":key cmd+shift+c", .key(Chord([.command, .shift], .character("c")))),
    (":press Clone", .press(ControlLabel("Clone"))),
    (":press Add#2", .press(ControlLabel("Add", ordinal: 2))),
    (":press \"Add Remote\"#3", .press(ControlLabel("Add Remote", ordinal: 3))),
    (":press 'Issue #2'", .press(ControlLabel("Issue #2"))),
    (":press Issue\\#2", .press(ControlLabel("Issue#2"))),
    (":press #2", .press(ControlLabel("#2"))),
    (":press C#", .press(ControlLabel("C#"))),
    (":press C#b", .press(ControlLabel("C#b"))),
    (":set URL ''", .set(ControlLabel("URL"), "")),
    (":set URL a=b", .set(ControlLabel("URL"), "a=b")),
    (":set Text $'a\\nb'", .set(ControlLabel("Text"), "a\nb")),
    (":toggle Force", .toggle(ControlLabel("Force"))),
    (":pick Remote origin", .pick(ControlLabel("Remote"), "origin")),
    (":return", .return),
    (":escape", .escape),
    (":tree", .tree(nil)),
    (":tree 3", .tree(.number(3))),
    (":values", .values),
    (":why clone", .why("clone")),
    (":why :clone", .why("clone")),
    (":wait", .wait(atMost: nil)),
    (":wait 2", .wait(atMost: .seconds(2))),
    (":wait 0.25", .wait(atMost: .milliseconds(250))),
    (":source 'my script.txt'", .source(file: "my script.txt")),
    (":record out.txt", .record(.start(file: "out.txt"))),
    (":record stop", .record(.stop)),
    (":record \"stop\"", .record(.start(file: "stop"))),
    (":back", .back(1, repeatingWork: false)),
    (":back 3", .back(3, repeatingWork: false)),
    (":back! 2", .back(2, repeatingWork: true)),
    (":state", .state),
    (":issues", .issues),
    (":policy", .policy(.list)),
    (":policy a", .policy(.show("a"))),
    (":policy a b", .policy(.set("a", value: "b"))),
    (":history", .history(matching: nil)),
    (":history push", .history(matching: "push")),
    (":alias", .alias(.list)),
    (":alias c", .alias(.show("c"))),
    (":alias c  :clone! url='x y'", .alias(.define("c", line: ":clone! url='x y'"))),
    (":alias! c", .alias(.remove("c"))),
    (":help", .help(nil)),
    (":help :expect", .help("expect")),
  ]

  @Test("Every verb parses to its typed arguments", arguments: lines)
  func verbs(line: String, expected: Verb) throws {
    #expect(try verb(line) == expected)
  }

  static let expectationWords: [(String, CommandShell.Expectation)] = [
    ("sheet clone", .sheet("clone")),
    ("sheet 'no'", .sheet("no")),
    ("no sheet", .noSheet),
    ("key 2", .keyWindow(.number(2))),
    ("key main", .keyWindow(.title("main"))),
    ("no window", .noWindow),
    ("windows 0", .windows(0)),
    ("enabled clone", .enabled("clone")),
    ("disabled :clone", .disabled("clone")),
    ("value sheetToShow 'a b'", .value(key: "sheetToShow", text: "a b")),
    ("no value sheetToShow", .noValue(key: "sheetToShow")),
    ("field URL#2 ''", .field(ControlLabel("URL", ordinal: 2), text: "")),
    ("button Clone enabled", .button(ControlLabel("Clone"), isEnabled: true)),
    ("button Clone disabled", .button(ControlLabel("Clone"), isEnabled: false)),
    ("text no", .text("no")),
    ("dismissed 3", .dismissed(3)),
    ("issue stale-binding", .issue(rule: "stale-binding")),
    ("no issue", .noIssue),
  ]

  @Test("Every form of expectation parses", arguments: expectationWords)
  func expectations(words: String, expected: CommandShell.Expectation) throws {
    #expect(try verb(":expect " + words) == .expect(expected))
  }

  @Test("What a verb writes as its source parses to it", arguments: lines)
  func source(line: String, expected: Verb) throws {
    let reparsed = try verb(expected.source)
    #expect(reparsed?.source == expected.source)
    if case .each = expected { return }
    #expect(reparsed == expected)
  }

  @Test("What an expectation writes as its source parses to it", arguments: expectationWords)
  func expectationSource(words: String, expected: CommandShell.Expectation) throws {
    #expect(try verb(expected.source) == .expect(expected))
  }

  @Test("Verbs made of any text write sources that parse to them", arguments: 0..<10)
  func sourceProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = generator.text(upTo: 6, alsoFrom: ["\n", "\u{1B}", "2", "#"])
      let name = "x" + generator.text(upTo: 6, alsoFrom: ["#", "2"])
      let label = ControlLabel(name, ordinal: Int.random(in: 1...3, using: &generator))
      let milliseconds = Int.random(in: 0...100_000, using: &generator)
      let verbs: [Verb] = [
        .focus(.window(.title(name))), .open(scene: name, value: text), .menu(.show([text, name])),
        .menu(.choose([name, text])), .set(label, text), .pick(label, text), .press(label),
        .expect(.field(label, text: text)), .expect(.text(text)), .expect(.sheet(text)),
        .expect(.value(key: name, text: text)), .why(name), .history(matching: text),
        .policy(.set(name, value: text)), .wait(atMost: .milliseconds(milliseconds)),
        .record(.start(file: name)), .source(file: name), .tree(.title(name)),
      ]
      for expected in verbs { #expect(try verb(expected.source) == expected) }
    }
  }
}
