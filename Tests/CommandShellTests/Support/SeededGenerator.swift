// SPDX-License-Identifier: Apache-2.0

import TestSupport

typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  /// The characters that quoting, columns and widths find hard.
  static let trickyCharacters: [Character] = [
    "a", "b", "Z", "0", "7", " ", " ", "\t", "'", "\"", "\\", "$", "`", "#", "=", ":", "@", "!",
    "+",
    "-", "é", "e\u{301}", "日", "👩‍👩‍👧", "🇩🇪", "\u{200B}", "\u{202E}", "ß", "\u{A0}",
  ]

  /// Makes a text of tricky characters, of up to `length` of them.
  mutating func text(upTo length: Int, alsoFrom extra: [Character] = []) -> String {
    let characters = SeededGenerator.trickyCharacters + extra
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        characters.randomElement(using: &self) ?? "x"
      })
  }

  /// Makes bytes that are often, but not always, text.
  mutating func bytes(upTo length: Int) -> [UInt8] {
    let common = Array(":@#'\"\\$ \t=!>.\n\r".utf8) + [0xC2, 0xE2, 0xFF, 0x80, 0x00]
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in
      switch Int.random(in: 0..<10, using: &self) {
      case 0: UInt8.random(in: .min ... .max, using: &self)
      case 1..<6: common.randomElement(using: &self) ?? 0
      default: UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &self)
      }
    }
  }
}
