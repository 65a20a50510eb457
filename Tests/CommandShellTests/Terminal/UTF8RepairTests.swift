// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Repairing typed bytes")
struct UTF8RepairTests {
  @Test("A character split between any two chunks arrives whole")
  func splitCharacters() {
    let bytes = Array("aé東👩b".utf8)
    for split in bytes.indices {
      var repair = UTF8Repair()
      let result = repair.take(Array(bytes[..<split])) + repair.take(Array(bytes[split...]))
      #expect(result == bytes, "split at \(split)")
      #expect(!repair.hasReplaced)
    }
  }

  @Test("Bytes arriving one by one give the same text")
  func singleBytes() {
    let bytes = Array("x東👩\u{10FFFF}\r".utf8)
    var repair = UTF8Repair()
    #expect(bytes.flatMap { repair.take([$0]) } == bytes)
  }

  @Test(
    "Bytes that are no character become U+FFFD",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3, 0x0D], "\u{FFFD}\r"),
      ([0x80, 0x80, 0x80, 0x80, 0x0D], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\r"),
      ([0xF0, 0x9F, 0x91, 0x0D], "\u{FFFD}\r"),
    ] as [([UInt8], String)])
  func invalidBytes(_ bytes: [UInt8], _ text: String) {
    var repair = UTF8Repair()
    #expect(String(decoding: repair.take(bytes), as: UTF8.self) == text)
    #expect(repair.hasReplaced)
  }

  @Test("C1 control characters become U+FFFD; other two-byte characters do not")
  func c1() {
    var repair = UTF8Repair()
    #expect(repair.take(Array("a\u{9B}31m".utf8)) == Array("a\u{FFFD}31m".utf8))
    #expect(repair.take(Array("\u{A0}é".utf8)) == Array("\u{A0}é".utf8))
  }
}
