// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Keys of a terminal by name")
struct KeyNamesTests {
  @Test(
    "A chord is what terminals send for it",
    arguments: [
      ("opt+c", "\u{1B}c"), ("opt+shift+c", "\u{1B}C"), ("ctrl+x shift+c", "\u{18}C"),
      ("ctrl+x opt+d", "\u{18}\u{1B}d"), ("f5", "\u{1B}[15~"), ("f1", "\u{1B}OP"),
      ("opt+up", "\u{1B}[1;3A"), ("ctrl+shift+left", "\u{1B}[1;6D"), ("shift+tab", "\u{1B}[Z"),
      ("opt+,", "\u{1B},"), ("ctrl+x ctrl+e", "\u{18}\u{05}"), ("up", "\u{1B}[A"),
    ])
  func bytes(_ names: String, _ bytes: String) throws {
    #expect(try KeyNames(parsing: names).sequence == KeySequence(bytes))
  }

  @Test(
    "What no terminal can send has no bytes", arguments: ["cmd+c", "opt+shift+/", "ctrl+x cmd+c"])
  func impossible(_ names: String) throws {
    #expect(try KeyNames(parsing: names).sequence == nil)
  }

  @Test(
    "Meta and Control-X stand for Command",
    arguments: [
      ("cmd+n", ["opt+n", "ctrl+x n"]), ("cmd+shift+c", ["shift+opt+c", "ctrl+x shift+c"]),
      ("cmd+ctrl+f", ["ctrl+x ctrl+f"]), ("cmd+opt+d", ["ctrl+x opt+d"]), ("f5", ["f5"]),
      ("cmd+delete", ["ctrl+x delete"]),
    ])
  func standIns(_ chord: String, _ expected: [String]) throws {
    #expect(KeyNames.standIns(for: try Chord(parsing: chord)).map(\.description) == expected)
  }

  @Test("Keys that typing needs cannot be given to anything else")
  func neededForTyping() throws {
    for names in ["a", "shift+a", "space", "return", "delete", "a b", "escape"] {
      #expect(try KeyNames(parsing: names).isNeededForTyping, "\(names)")
    }
    for names in ["opt+a", "ctrl+x a", "f5", "up", "opt+return"] {
      #expect(try !KeyNames(parsing: names).isNeededForTyping, "\(names)")
    }
  }
}
