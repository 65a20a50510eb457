// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Scripts that are ended in their middle: by a signal, by a reader that goes away, by a full disk.
@Suite("A script that is ended in its middle")
struct EndedScriptTests {
  private let fixture: Fixture
  private let script: String
  private let report: String

  init() throws {
    fixture = try Fixture()
    let lines = String(repeating: ":new-note title=x\n:escape\n", count: 20_000)
    script = try fixture.write(lines.utf8)
    report = fixture.path("report.tap")
  }

  private func expectWholeLines(_ text: String) throws {
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(!lines.isEmpty)
    for line in [lines.first, lines.last].compactMap(\.self) {
      #expect(try JSONObject(parsing: line)["input"].string != nil)
    }
  }

  /// What has not come to its end has not passed.
  private func expectReport() throws {
    let tap = try String(contentsOfFile: report, encoding: .utf8)
    #expect(tap.hasPrefix("TAP version 13\n1..1\nnot ok 1 - "), "\(tap)")
  }

  @Test(
    "A signal leaves whole JSON lines and a report of a failure, and tells itself by the exit code",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signal(number: Int32, code: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Fixture.path)
    process.arguments = ["--no-init", "--json", "run", "--report", "tap=\(report)", script]
    process.environment = ProcessInfo.processInfo.environment
      .merging(fixture.shell.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let first = output.fileHandleForReading.availableData
    kill(process.processIdentifier, number)
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == code)
    try expectWholeLines(String(decoding: first + rest, as: UTF8.self))
    try expectReport()
  }

  @Test("A reader that goes away ends it quietly, and the report is written")
  func closedPipe() throws {
    let outcome = try fixture.bash(
      """
      "$0" --no-init --json run --report "tap=\(report)" "\(script)" | head -n 3
      exit ${PIPESTATUS[0]}
      """)
    #expect(outcome.lines.count == 3)
    #expect(outcome.errors.isEmpty)
    try expectReport()
  }

  #if os(Linux)
    @Test("A full disk fails it with a reason, and the report is written elsewhere")
    func fullDisk() throws {
      let outcome = try fixture.bash(
        "\"$0\" --no-init --json run --report \"tap=\(report)\" \"\(script)\" > /dev/full")
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("no space is left on the disk"))
      try expectReport()
    }
  #endif

  @Test("A script that is cut off by a failure says so in the report")
  func failure() throws {
    let script = try fixture.write(":windows\n:nosuch\n:windows\n".utf8, to: "short.txt")
    let outcome = try fixture.run(["run", "--report", "tap=\(report)", script])
    #expect(outcome.code == 3)
    let tap = try String(contentsOfFile: report, encoding: .utf8)
    #expect(tap.contains("not ok 1 - \(script)"))
  }
}
