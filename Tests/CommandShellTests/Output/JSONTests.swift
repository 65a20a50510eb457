// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CommandShell

@Suite("JSON")
struct JSONTests {
  @Test(
    "Values are written as JSON, keys in order",
    arguments: [
      (nil, "null"), (true, "true"), (false, "false"), (0, "0"), (-1, "-1"), (10, "10"),
      (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
      (1.5, "1.5"), (.double(.infinity), "null"), (.double(.nan), "null"), (.double(-0.0), "-0.0"),
      (.double(1e300), "1e+300"), ("", "\"\""), ([], "[]"), ([:], "{}"),
      ([1, [], [2, nil]], "[1,[],[2,null]]"),
      (["z": 1, "a": ["b": [true]], "m": ""], #"{"z":1,"a":{"b":[true]},"m":""}"#),
      ([["a": 1], ["b": 2]], #"[{"a":1},{"b":2}]"#),
    ] as [(JSONValue, String)])
  func values(value: JSONValue, text: String) {
    #expect(value.description == text)
  }

  @Test(
    "Strings are escaped so that they stay one harmless line",
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\0\u{1B}\u{1F}", #""\u0000\u001b\u001f""#),
      ("\u{7F}\u{80}\u{9F}", #""\u007f\u0080\u009f""#),
      ("\u{61C}\u{200E}\u{202E}\u{2066}\u{2069}", #""\u061c\u200e\u202e\u2066\u2069""#),
      ("\u{200D}\u{2030}\u{2065}\u{206A}", "\"\u{200D}\u{2030}\u{2065}\u{206A}\""),
      ("\u{2028}\u{2029}\u{2027}", "\"\\u2028\\u2029\u{2027}\""), ("é日😀\u{A0}", "\"é日😀\u{A0}\""),
    ])
  func strings(text: String, json: String) {
    #expect(JSONValue.string(text).description == json)
  }

  @Test("Every string comes back from a JSON parser as it was", arguments: 0..<10)
  func stringProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let extra: [Character] = [
      "\n", "\0", "\u{1B}", "\u{85}", "\u{7F}", "\u{2028}", "\u{2029}", "\r\n", "\u{10FFFF}",
    ]
    for _ in 0..<200 {
      let text = generator.text(upTo: 30, alsoFrom: extra)
      let json = JSONValue.array([.string(text)]).description
      let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(parsed.map { $0.map { Array($0.unicodeScalars) } } == [Array(text.unicodeScalars)])
      #expect(!json.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    }
  }

  @Test("Every value comes back from a JSON parser as it was", arguments: 0..<10)
  func valueProperty(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let value = randomValue(depth: 4, &generator)
      let data = Data(value.description.utf8)
      let parsed = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      #expect(matches(parsed, value), "\(value)")
    }
  }

  private func randomValue(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    let count = Int.random(in: 0...3, using: &generator)
    switch Int.random(in: 0..<(depth == 0 ? 5 : 7), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &generator))
    case 3: return .double(Double.random(in: -1e6...1e6, using: &generator))
    case 4: return .string(generator.text(upTo: 8))
    case 5: return .array((0..<count).map { _ in randomValue(depth: depth - 1, &generator) })
    default:
      return .object(
        (0..<count).map { JSONValue.Member("k\($0)", randomValue(depth: depth - 1, &generator)) })
    }
  }

  private func matches(_ parsed: Any, _ value: JSONValue) -> Bool {
    switch value {
    case .null: return parsed is NSNull
    case .bool(let bool): return parsed as? Bool == bool
    case .integer(let number): return parsed as? Int == number
    // Foundation for Linux reads many digits into a decimal, whose double is off by the last bit.
    case .double(let number): return "\(parsed)" == number.description
    case .string(let text): return parsed as? String == text
    case .array(let elements):
      guard let list = parsed as? [Any], list.count == elements.count else { return false }
      return zip(list, elements).allSatisfy(matches)
    case .object(let members):
      guard let object = parsed as? [String: Any], object.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        object[member.key].map { matches($0, member.value) } ?? false
      }
    }
  }

  @Test("Pieces written one by one give the same as a value")
  func streaming() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("line")
    writer.write(3)
    writer.key("list")
    writer.beginArray()
    writer.write("a")
    writer.write(JSONValue.object([]))
    writer.writeNull()
    writer.endArray()
    writer.key("ok")
    writer.write(true)
    writer.endObject()
    writer.endLine()
    writer.write(1.5)
    writer.endLine()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "{\"line\":3,\"list\":[\"a\",{},null],\"ok\":true}\n1.5\n")
    writer.removeAll()
    writer.write(7)
    #expect(writer.bytes == Array("7".utf8))
  }

  @Test("Values of optional things are null where there is nothing")
  func optionals() {
    #expect(JSONValue.string(orNull: nil) == .null)
    #expect(JSONValue.string(orNull: "a") == "a")
    #expect(JSONValue.integer(orNull: nil) == .null)
    #expect(JSONValue.integer(orNull: 2) == 2)
  }

  @Test("A key of an object gives its value")
  func lookup() {
    let value: JSONValue = ["a": 1, "b": [2]]
    #expect(value["b"] == [2])
    #expect(value["c"] == nil)
    #expect(JSONValue.null["a"] == nil)
  }
}
