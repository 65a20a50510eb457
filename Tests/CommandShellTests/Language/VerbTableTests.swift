// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The table of verbs")
struct VerbTableTests {
  let table = VerbTable.standard

  @Test("The table holds the verbs of the contract, and the one for keys")
  func names() {
    let contract = [
      "windows", "focus", "open", "menu", "key", "press", "set", "toggle", "pick", "return",
      "escape", "tree", "values", "why", "each", "expect", "wait", "source", "record", "back",
      "state", "issues", "policy", "history", "alias", "help", "bind",
    ]
    #expect(table.names.sorted() == contract.sorted())
  }

  @Test("Every verb is found by its name, and by nothing else")
  func lookup() {
    for verb in table.verbs {
      #expect(table.verb(named: verb.name) === verb)
      #expect(table.verb(named: Array(verb.name.utf8).span) === verb)
      #expect(table.verb(named: Array((verb.name + "x").utf8).span) == nil)
    }
    #expect(table.verb(named: [UInt8]().span) == nil)
    #expect(table.verb(named: [UInt8](repeating: 0, count: 4).span) == nil)
  }

  @Test("A prefix finds all verbs that begin with it")
  func prefixes() {
    #expect(table.verbs(withPrefix: "wi").map(\.name) == ["windows"])
    #expect(table.verbs(withPrefix: "s").map(\.name).sorted() == ["set", "source", "state"])
    #expect(table.verbs(withPrefix: "q").isEmpty)
  }

  @Test("Every example is a line that parses, and shows its verb or stands for it")
  func examples() throws {
    for verb in table.verbs {
      #expect(!verb.examples.isEmpty)
      for example in verb.examples {
        _ = try parse(example)
        #expect(example.hasPrefix(":" + verb.name) || example.hasPrefix("@"))
      }
    }
  }

  @Test("Summaries are one short line that reads like a sentence without its full stop")
  func summaries() {
    for verb in table.verbs {
      #expect(verb.summary.first?.isUppercase == true && verb.summary.last != ".")
      #expect(verb.summary.count <= 60, "\(verb.name)")
      #expect(verb.details.isEmpty || verb.details.last == ".")
    }
  }

  @Test("Every form parses when it is written as its usage says")
  func forms() throws {
    for verb in table.verbs {
      for form in verb.forms {
        for count in Set([form.arity.lowerBound, min(form.arity.upperBound, form.parameters.count)])
        {
          let arguments = form.parameters.prefix(count).map { sample(of: $0.kind) }
          let name = verb.name + (form.hasBang ? "!" : "")
          let line = ":" + ([name] + form.keywords + arguments).joined(separator: " ")
          #expect(throws: Never.self, "\(line)") { try parse(line) }
        }
      }
    }
  }

  private func sample(of kind: Parameter.Kind) -> String {
    switch kind {
    case .chord: "cmd+k"
    case .count, .seconds: "1"
    case .keyword(let names): names.first ?? ""
    default: "thing"
    }
  }

  @Test("Usage lines are written as manuals write them")
  func usage() {
    #expect(
      table.verb(named: "focus")?.usage == [":focus next", ":focus previous", ":focus WINDOW"])
    #expect(table.verb(named: "policy")?.usage == [":policy [NAME [VALUE]]"])
    #expect(table.verb(named: "menu")?.usage == [":menu choose MENU ITEM…", ":menu [TITLE…]"])
    #expect(table.verb(named: "alias")?.usage == [":alias! NAME", ":alias [NAME [LINE]]"])
    #expect(table.verb(named: "windows")?.usage == [":windows"])
  }

  @Test("Each form of a verb that has several says in a few words what it means")
  func meanings() {
    let several = table.verbs.filter { $0.forms.count > 1 }
    #expect(several.map(\.name).contains("expect"))
    for verb in several {
      for form in verb.forms {
        #expect(!form.meaning.isEmpty, "\(form.usage(of: verb.name))")
        #expect(form.meaning.count < 40 && !form.meaning.hasSuffix("."), "\(form.meaning)")
      }
      #expect(Set(verb.forms.map(\.meaning)).count == verb.forms.count, "\(verb.name)")
    }
  }

  @Test("The help of :key names every modifier and key")
  func keyHelp() throws {
    let details = try #require(table.verb(named: "key")?.details)
    let names = Chord.Modifiers.names.map(\.name) + Chord.NamedKey.allCases.map(\.rawValue)
    for name in names { #expect(details.contains(" \(name)"), "\(name)") }
  }

  @Test("A search finds verbs by a word of their help")
  func search() {
    #expect(table.verbs(mentioning: "REPLAY").map(\.name) == ["back"])
    #expect(table.verbs(mentioning: "no such word").isEmpty)
  }
}
