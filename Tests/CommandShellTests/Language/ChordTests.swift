// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Chords")
struct ChordTests {
  @Test(
    "A chord is modifiers and a key",
    arguments: [
      ("cmd+shift+c", Chord([.command, .shift], .character("c"))),
      ("Shift+CMD+C", Chord([.command, .shift], .character("c"))),
      ("ctrl+opt+left", Chord([.option, .control], .named(.left))),
      ("a", Chord(.character("a"))),
      ("return", Chord(.named(.return))),
      ("cmd+ForwardDelete", Chord([.command], .named(.forwardDelete))),
      ("f1", Chord(.function(1))), ("cmd+F12", Chord([.command], .function(12))),
      ("f", Chord(.character("f"))),
      ("+", Chord(.character("+"))), ("cmd++", Chord([.command], .character("+"))),
      ("cmd+-", Chord([.command], .character("-"))),
      ("cmd+,", Chord([.command], .character(","))),
      (" ", Chord(.named(.space))), ("cmd+é", Chord([.command], .character("é"))),
      ("7", Chord(.character("7"))),
    ])
  func parsing(text: String, expected: Chord) throws {
    #expect(try Chord(parsing: text) == expected)
  }

  @Test(
    "A description names the modifiers in one order",
    arguments: [
      ("ctrl+opt+shift+cmd+k", "cmd+shift+opt+ctrl+k"), ("CMD+PAGEUP", "cmd+pageup"),
      ("cmd++", "cmd++"), ("f7", "f7"), (" ", "space"),
    ])
  func descriptions(text: String, description: String) throws {
    #expect(try Chord(parsing: text).description == description)
  }

  @Test("Every chord parses back from its description")
  func roundTrip() throws {
    let keys =
      Chord.NamedKey.allCases.map(Chord.Key.named) + Chord.functionKeys.map(Chord.Key.function)
      + "abcxyz0189+-=#'\"\\$,./é日".map(Chord.Key.character)
    for modifiers in 0..<UInt8(16) {
      for key in keys {
        let chord = Chord(Chord.Modifiers(rawValue: modifiers), key)
        #expect(try Chord(parsing: chord.description) == chord)
        #expect(try verb(Verb.key(chord).source) == .key(chord))
      }
    }
  }

  @Test(
    "A bad chord is an error that says what is wrong",
    arguments: [
      ("", "the key is missing"), ("cmd", "the key is missing"), ("cmd+", "the key is missing"),
      ("cmd+shift", "the key is missing"), ("cmd+nope", "unknown key \"nope\""),
      ("hyper+c", "unknown modifier \"hyper\"; modifiers are cmd, shift, opt and ctrl"),
      ("cmd+cmd+c", "cmd stands twice"), ("f13", "unknown key"), ("f0", "unknown key"),
      ("++", "unknown modifier"), ("cmd+\n", "unknown key"), ("\u{1B}", "unknown key"),
      ("+c", "unknown modifier"),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: Chord.ParseError.self) { try Chord(parsing: text) }
    #expect(error?.message.contains(message) == true)
  }

  @Test("What was near a mistyped name is told")
  func candidates() {
    let key = #expect(throws: Chord.ParseError.self) { try Chord(parsing: "cmd+retrun") }
    #expect(key?.candidates == ["return"])
    #expect(key?.message.contains("did you mean return?") == true)
    let modifier = #expect(throws: Chord.ParseError.self) { try Chord(parsing: "cmdd+c") }
    #expect(modifier?.candidates == ["cmd"])
  }

  @Test("Any text is a chord or an error", arguments: 0..<5)
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let text = generator.text(upTo: 8, alsoFrom: ["+", "+", "\n"])
      if let chord = try? Chord(parsing: text) {
        #expect((try? Chord(parsing: chord.description)) == chord)
      }
    }
  }
}
