// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Bytes that no line may hold")
struct ByteFaultTests {
  @Test(
    "A NUL byte is an error wherever it stands", arguments: [":x \0", "text\0", "# c \0", "\0"])
  func nul(line: String) {
    let error = syntaxError(line)
    #expect(error?.message.contains("NUL") == true)
    #expect(
      error?.range.lowerBound
        == line.utf8.firstIndex(of: 0).map {
          line.utf8.distance(from: line.utf8.startIndex, to: $0)
        })
  }

  @Test("Control characters are errors that name them")
  func controls() {
    #expect(syntaxError("a\u{1B}[2J")?.message.contains(#"\u{1B}"#) == true)
    #expect(syntaxError("a\u{1B}[2J")?.message.contains(#"\e inside"#) == true)
    #expect(syntaxError("a\u{7F}")?.range == ByteRange(1..<2))
    #expect(syntaxError("é\u{9B}x")?.range == ByteRange(2..<4))
    #expect(syntaxError("a\u{9B}x")?.message.contains(#"\u{9B}"#) == true)
    #expect(syntaxError("a\rb")?.message.contains("end lines with LF or CR LF") == true)
    #expect(syntaxError("a\nb")?.range == ByteRange(1..<2))
  }

  @Test("A tab and all printable text are fine")
  func printable() {
    #expect(syntaxError("a\tb é 日本 👩‍👩‍👧 \u{A0} \u{10FFFF} \u{202E}") == nil)
  }

  @Test(
    "Bytes that are not UTF-8 are an error at the first of them",
    arguments: [
      ([0xFF], 0), ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0x61, 0xC3], 1),
      ([0xC3, 0xA9, 0xE9, 0x20], 2), ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0), ([0xF0, 0x9F, 0x98], 0),
      ([0x61, 0x62, 0xF0, 0x9F, 0x98, 0x20], 2),
    ] as [([UInt8], Int)])
  func notUTF8(bytes: [UInt8], position: Int) {
    let error = syntaxError(bytes)
    #expect(error?.message.contains("not UTF-8") == true)
    #expect(error?.range == ByteRange(position..<position + 1))
  }

  @Test("The check agrees with the standard library about what UTF-8 is", arguments: 0..<8)
  func agreesWithStandardLibrary(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lead: [UInt8] = [0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0x41]
    for _ in 0..<2_000 {
      let bytes = (0..<4).map { index in
        index == 0
          ? lead.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0x7E...0xC3, using: &generator)
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let fault = ByteFault.first(in: bytes.span)
      if fault?.kind == .notUTF8 { #expect(!isValid, "\(bytes)") }
      if fault == nil { #expect(isValid, "\(bytes)") }
    }
  }

  @Test("Every character but the control characters passes")
  func allScalars() {
    let beyondBasicPlane = stride(from: UInt32(0x10000), through: 0x10FFFF, by: 251)
    for value in Array(0..<0x10000) + beyondBasicPlane {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      let bytes = Array(String(scalar).utf8)
      if (ByteFault.first(in: bytes.span) != nil) != isControl {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
