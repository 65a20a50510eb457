// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("What may be completed")
struct CompletionPointTests {
  typealias Subject = CompletionPoint.Subject

  @Test(
    "The end of a line tells what is being typed",
    arguments: [
      ("", .text, ""), ("hel", .text, "hel"), ("::x", .text, "::x"),
      (":", .commandName, ""), (":clo", .commandName, "clo"), ("  :clo", .commandName, "clo"),
      ("@", .window, ""), ("@My", .window, "My"), ("@'My W", .window, "My W"),
      ("@2 :clo", .commandName, "clo"), ("@2 ", .text, ""), ("@2 x", .text, "x"),
      (":clone ", .field(command: "clone"), ""), (":clone! ur", .field(command: "clone"), "ur"),
      (":clone url=ht", .fieldValue(command: "clone", label: "url"), "ht"),
      (":clone url='a b", .fieldValue(command: "clone", label: "url"), "a b"),
      (":clone url=x d", .field(command: "clone"), "d"),
      (":focus ", .argument(verb: "focus", keywords: ["next", "previous"], kind: .window), ""),
      (
        ":focus 'My W", .argument(verb: "focus", keywords: ["next", "previous"], kind: .window),
        "My W"
      ),
      (":press Cl", .argument(verb: "press", keywords: [], kind: .label), "Cl"),
      (":pick Remote ", .argument(verb: "pick", keywords: [], kind: .choice), ""),
      (":pick Remote a b", .argument(verb: "pick", keywords: [], kind: nil), "b"),
      (":menu File Op", .argument(verb: "menu", keywords: [], kind: .menuTitle), "Op"),
      (":menu choose A B C", .argument(verb: "menu", keywords: [], kind: .menuTitle), "C"),
      (
        ":expect no sh",
        .argument(
          verb: "expect", keywords: ["sheet", "alert", "window", "value", "issue"], kind: nil), "sh"
      ),
      (":expect field ", .argument(verb: "expect", keywords: [], kind: .label), ""),
      (
        ":expect button Clone en",
        .argument(verb: "expect", keywords: [], kind: .keyword(["enabled", "disabled"])), "en"
      ),
      (":expect no value ", .argument(verb: "expect", keywords: [], kind: .focusedValue), ""),
      (":each :expect enabled cl", .argument(verb: "expect", keywords: [], kind: .command), "cl"),
      (":each ", .argument(verb: "each", keywords: [], kind: .line), ""),
      (":each :", .commandName, ""),
      (":alias c :pu", .commandName, "pu"),
      (":alias! c", .argument(verb: "alias", keywords: [], kind: .alias), "c"),
      (":key cmd+", .argument(verb: "key", keywords: [], kind: .chord), "cmd+"),
    ] as [(String, Subject, String)])
  func subjects(line: String, subject: Subject, prefix: String) {
    let point = CompletionPoint(atEndOf: line)
    #expect(point.subject == subject)
    #expect(point.prefix == prefix)
    #expect(point.range.upperBound == line.utf8.count)
  }

  @Test("The range covers what a completion replaces, and the quote tells what is open")
  func ranges() {
    #expect(CompletionPoint(atEndOf: ":focus 'My W").range == ByteRange(7..<12))
    #expect(CompletionPoint(atEndOf: ":focus 'My W").openQuote == .single)
    #expect(CompletionPoint(atEndOf: ":x k=\"a").range == ByteRange(5..<7))
    #expect(CompletionPoint(atEndOf: ":x k=\"a").openQuote == .double)
    #expect(CompletionPoint(atEndOf: ":clo").range == ByteRange(1..<4))
    #expect(CompletionPoint(atEndOf: "@2 :clo").range == ByteRange(4..<7))
    #expect(CompletionPoint(atEndOf: ":focus a").openQuote == nil)
  }

  @Test("The words before the place are known")
  func words() {
    #expect(CompletionPoint(atEndOf: ":pick Remote or").words.map(\.text) == ["Remote"])
  }

  @Test("Any text has a place at its end", arguments: 0..<10)
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for start in ["", ":", "@", ":each ", ":expect ", ":x "] {
      for _ in 0..<50 {
        let line = start + generator.text(upTo: 12)
        let point = CompletionPoint(atEndOf: line)
        #expect(point.range.upperBound == line.utf8.count)
        #expect(point.range.lowerBound <= point.range.upperBound)
      }
    }
  }
}
