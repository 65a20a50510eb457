// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String) throws(JSONReader.Failure) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  @Test(
    "Every kind of value is read",
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", 0), ("-12", -12),
      ("1.5", .double(1.5)), ("2e3", .double(2000)), ("-0.5E-1", .double(-0.05)), (#""""#, ""),
      (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")), (#""é😀""#, "é😀"),
      (#""\u00e9\ud83d\ude00""#, "é😀"), ("[]", []), ("[1, [2]]", [1, [2]]), ("{}", [:]),
      (#"{"a": 1, "b": {"c": null}}"#, ["a": 1, "b": ["c": nil]]),
    ] as [(String, JSONValue)])
  func values(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(
    "What is no JSON is refused, at its place",
    arguments: [
      ("", 0), ("tru", 3), ("01", 0), ("1.", 2), ("-", 1), ("1e", 2), ("[1", 2), ("[1,]", 3),
      ("{\"a\"}", 4), ("{a: 1}", 1), ("{\"a\":1,\"a\":2}", 7), ("\"a", 2), ("\"\u{1}\"", 1),
      (#""\x""#, 1), (#""\ud800""#, 1), (#""\ud800\u0041""#, 1), (#""\u12g4""#, 5), ("1 2", 2),
      ("'a'", 0), ("1e999", 0), ("+1", 0), ("NaN", 0),
    ])
  func failures(text: String, offset: Int) {
    let failure = #expect(throws: JSONReader.Failure.self) { try read(text) }
    #expect(failure?.offset == offset, "\(failure?.message ?? "")")
  }

  @Test("Bytes that are no UTF-8 inside a string are refused")
  func invalidUTF8() {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  @Test("Nesting is bounded, so that no input exhausts the stack")
  func nesting() throws {
    let deepest = JSONReader.deepestNesting
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(deepest))
    #expect(throws: JSONReader.Failure.self) { try read(nested(deepest + 1)) }
    #expect(throws: JSONReader.Failure.self) {
      try read(String(repeating: "[{\"a\":", count: 9_999))
    }
  }

  @Test("What the writer writes is read as it was", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let value = JSONValue.random(depth: 3, using: &generator)
      #expect(try read("\(value)") == value)
    }
  }

  @Test("Any bytes end in a value or an error", arguments: 0..<10)
  func anyBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\",:\\u0123tfne-+.E \n".utf8) + [0, 0x1F, 0x80, 0xFF]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      do {
        _ = try JSONReader.read(bytes)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}

extension JSONValue {
  fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .integer(.random(in: -1_000...1_000, using: &generator))
    case 3: .double(.random(in: -1...1, using: &generator))
    case 4: .string(["", "a\"b", "é\u{7F}\n", "\u{2028}😀"].randomElement(using: &generator) ?? "")
    case 5: .array((0..<3).map { _ in random(depth: depth - 1, using: &generator) })
    default: .object((0..<3).map { Member("k\($0)", random(depth: depth - 1, using: &generator)) })
    }
  }
}
