// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Bytes that no one meant, as scripts and on standard input.
@Suite("Bad input, by the built executable")
struct BadInputTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  /// Bytes that no line holds, where the fault stands, and what is said of it.
  static let faults: [(bytes: [UInt8], place: String, message: String)] = [
    (Array(":set Filter a".utf8) + [0xFF], "1:14", "this byte is not UTF-8"),
    (Array(":set Filter ".utf8) + [0xC0, 0xAF], "1:13", "this byte is not UTF-8"),
    (Array("x\0y".utf8), "1:2", "a NUL byte cannot stand in a line"),
    (Array(":set Filter \u{1B}[31m".utf8), "1:13", "the control character \\u{1B}"),
    (Array(":windows\rx".utf8), "1:9", "a carriage return stands inside the line"),
  ]

  @Test(
    "A script with bytes that are no text is told by place, and nothing of it runs",
    arguments: faults)
  func script(bytes: [UInt8], place: String, message: String) throws {
    let script = try fixture.write(bytes + Array("\n:windows\n".utf8))
    let outcome = try fixture.run(["run", script])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("\(script):\(place): \(message)"), "\(outcome.errors)")
    #expect(!outcome.output.contains("Notes"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test(
    "On standard input such bytes fail their line, and the lines before have run", arguments: faults
  )
  func standardInput(bytes: [UInt8], place: String, message: String) throws {
    let outcome = try fixture.run(["--json"], input: Array(":windows\n".utf8) + bytes + [0x0A])
    #expect(outcome.code == 2)
    let objects = try outcome.lines.map { try JSONObject(parsing: $0) }
    #expect(objects.map { $0["ok"].bool } == [true, false])
    #expect(objects.last?["error"]["code"].string == "syntax")
    #expect(objects.last?["error"]["message"].string?.hasPrefix(message) == true)
  }

  @Test("In a transcript's expected output they are told as well")
  func transcript() throws {
    let script = try fixture.write(Array("> :windows\n*  1\u{1B}[0m\n".utf8))
    let outcome = try fixture.run(["run", script])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("\(script):2:5: the control character \\u{1B}"))
  }

  @Test("A line of a megabyte runs, and an error about one stays short")
  func megabyte() throws {
    let word = String(repeating: "x", count: 1 << 20)
    let script = try fixture.write(
      ":set Filter \(word)\n:expect field Filter \(word)\n:\(word)\n".utf8)
    let outcome = try fixture.run(["run", script])
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("\(script):3:1: There is no command"))
    #expect(outcome.errors.utf8.count < 4_000)
  }

  @Test("A line that never ends is given up, in bounded memory")
  func endlessLine() throws {
    let outcome = try fixture.bash("head -c 50000000 /dev/zero | tr '\\0' x | \"$0\" --no-init")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("-:1:"))
    #expect(outcome.errors.contains("the line is longer than 16777216 bytes"))
    #expect(outcome.errors.utf8.count < 4_000)
  }

  @Test(
    "Line ends, a byte order mark and a missing last line end are no matter",
    arguments: [
      ":new-note title=x\r\n:expect field Title x\r\n", ":new-note title=x\n:expect field Title x",
      "\u{FEFF}:new-note title=x\n:expect field Title x\n",
      "> :windows\r\n*  1  Notes  notes\r\n\r\n> :expect windows 1",
      "\u{FEFF}> :windows\n*  1  Notes  notes",
    ])
  func lineEnds(text: String) throws {
    let script = try fixture.write(text.utf8)
    #expect(try fixture.run(["run", script]).errors.isEmpty)
    #expect(try fixture.run([], input: text.utf8).errors.isEmpty)
  }

  @Test("The last line runs without its line end, and fails by its number")
  func lastLine() throws {
    let outcome = try fixture.run([], input: ":windows\n:expect windows 7".utf8)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("-:2:1: Expected 7 windows"))
  }

  @Test("An open quote ends at its line", arguments: ["'", "\"", "$'"])
  func openQuote(quote: String) throws {
    let text = ":set Filter \(quote)open\n:windows\n"
    let script = try fixture.write(text.utf8)
    let outcome = try fixture.run(["run", script])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("\(script):1:13: this quote is not closed"))
  }

  #if os(Linux)
    @Test("A file that opens and cannot be read is told with the system's reason")
    func unreadable() throws {
      let outcome = try fixture.run(["run", "/proc/self/mem"])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("cannot be read: Input/output error"))
    }

    @Test(
      "A report that a full disk or a read-only folder does not take is missed, and said to be",
      arguments: [
        ("/dev/full", "no space is left on the disk"), ("/sys/report.tap", "Permission denied"),
        ("/proc/report.tap", "No such file or directory"),
      ])
    func unwritableReport(path: String, reason: String) throws {
      let script = try fixture.write(":expect windows 1\n".utf8)
      let outcome = try fixture.run(["run", "--report", "tap=\(path)", script])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("the report \"\(path)\" cannot be written: "))
      #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }
  #endif
}
