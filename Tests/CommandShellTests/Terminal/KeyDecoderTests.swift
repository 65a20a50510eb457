// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Reading the keyboard protocol")
struct KeyDecoderTests {
  private func decode(_ chunks: String..., active: Bool = true) -> [KeyInput] {
    var decoder = KeyDecoder()
    decoder.isActive = active
    return chunks.flatMap { decoder.take(Array($0.utf8)) }
  }

  private func bytes(_ text: String) -> KeyInput { .bytes(Array(text.utf8)) }

  @Test(
    "Without the protocol everything passes as it is, but for the answer to the question for it")
  func inactive() {
    let text = "a\u{1B}b\u{1B}[A\u{1B}[99;9u\u{1B}"
    #expect(decode(text, active: false) == [bytes(text)])
    #expect(decode("a\u{1B}[?0ub", active: false) == [bytes("a"), .answer, bytes("b")])
    #expect(decode("\u{1B}[?", "1u", active: false) == [.answer])
  }

  @Test(
    "Keys that older terminals have become what those send",
    arguments: [
      ("\u{1B}[97;3u", "\u{1B}a"), ("\u{1B}[99:67;4u", "\u{1B}C"), ("\u{1B}[47:63;4u", "\u{1B}?"),
      ("\u{1B}[9;2u", "\u{1B}[Z"), ("\u{1B}[13;2u", "\u{1B}\r"), ("\u{1B}[127;3u", "\u{1B}\u{7F}"),
      ("\u{1B}[127;5u", "\u{08}"), ("\u{1B}[57400u", "1"), ("\u{1B}[57414u", "\r"),
      ("\u{1B}[57419u", "\u{1B}[A"), ("\u{1B}[A", "\u{1B}[A"), ("\u{1B}[1;5C", "\u{1B}[1;5C"),
      ("\u{1B}[P", "\u{1B}OP"), ("\u{1B}[13~", "\u{1B}OR"), ("\u{1B}[97;67u", "\u{1B}a"),
      ("\u{1B}[97;7u", "\u{1B}\u{01}"), ("\u{1B}[3;5~", "\u{1B}[3;5~"),
      ("\u{1B}[228;3u", "\u{1B}ä"),
    ])
  func legacy(_ sequence: String, _ expected: String) {
    #expect(decode(sequence) == [bytes(expected)])
  }

  @Test("A character with Control is the one that the terminal would have looked at")
  func control() {
    #expect(decode("\u{1B}[99;5u") == [.control(3)])
    #expect(decode("\u{1B}[122;5u") == [.control(26)])
    #expect(decode("\u{1B}[32;5u") == [.control(0)])
    #expect(decode("\u{1B}[99;69u") == [.control(3)])
  }

  @Test(
    "A key with Command is a chord",
    arguments: [
      ("\u{1B}[99;9u", "cmd+c"), ("\u{1B}[99:67;10u", "cmd+shift+c"), ("\u{1B}[61:43;10u", "cmd++"),
      ("\u{1B}[102;13u", "cmd+ctrl+f"), ("\u{1B}[100;11u", "cmd+opt+d"),
      ("\u{1B}[13;9u", "cmd+return"),
      ("\u{1B}[127;9u", "cmd+delete"), ("\u{1B}[1;9A", "cmd+up"), ("\u{1B}[15;9~", "cmd+f5"),
      ("\u{1B}[27;9u", "cmd+escape"), ("\u{1B}[44;73u", "cmd+,"),
    ])
  func chord(_ sequence: String, _ chord: String) throws {
    #expect(decode(sequence) == [.chord(try Chord(parsing: chord))])
  }

  @Test("Escape is a key of its own, whatever is typed right after it")
  func escape() {
    #expect(decode("\u{1B}[27ub") == [.escape, bytes("b")])
    #expect(decode("\u{1B}[91;5u") == [.escape])
  }

  @Test("A sequence may arrive in pieces")
  func pieces() {
    #expect(
      decode("x\u{1B}", "[9", "9;9", "uy") == [
        bytes("x"), .chord(Chord(.command, .character("c"))), bytes("y"),
      ])
  }

  @Test("What is pasted is text, whatever sequences are in it")
  func paste() {
    let text = "\u{1B}[200~a\u{1B}[99;9u\u{1B}[27u\u{1B}[201~"
    #expect(
      decode(text + "\u{1B}[99;9u") == [bytes(text), .chord(Chord(.command, .character("c")))])
  }

  @Test("Keys without a meaning here are left out, and what is no key passes")
  func others() {
    #expect(decode("\u{1B}[57441u") == [])
    #expect(decode("\u{1B}[I") == [bytes("\u{1B}[I")])
    #expect(decode("\u{1B}[99999999999999999999u\u{1B}[;;;;u").count <= 1)
  }
}
