// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Reading git's standard error")
struct ProgressParserTests {
  /// Feeds text in pieces of a size and returns what was understood.
  private func parse(_ text: String, pieces: Int = 1000) -> (ProgressLog, [String]) {
    let log = ProgressLog()
    var parser = ProgressParser(progress: log.handler)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      parser.feed(bytes[start..<min(start + pieces, bytes.count)])
    }
    parser.finish()
    return (log, parser.messages)
  }

  @Test("Progress and messages are told apart, however the bytes arrive", arguments: [1, 3, 1000])
  func mixed(pieces: Int) {
    let (log, messages) = parse(
      "Cloning into 'x'...\nremote: Enumerating objects: 27, done.\u{1B}[K\n"
        + "remote: Counting objects:  50% (1/2)\u{1B}[K\rremote: Counting objects: 100% (2/2)\u{1B}[K\r"
        + "remote: Counting objects: 100% (2/2), done.\u{1B}[K\n"
        + "Receiving objects:   7% (1/14), 1.2 MiB | 2.00 MiB/s\rfatal: gone\n",
      pieces: pieces)
    #expect(
      log.all == [
        OperationProgress(phase: "Enumerating objects", fraction: nil),
        OperationProgress(phase: "Counting objects", fraction: 0.5),
        OperationProgress(phase: "Counting objects", fraction: 1),
        OperationProgress(phase: "Receiving objects", fraction: 0.07),
      ])
    #expect(messages == ["Cloning into 'x'...", "fatal: gone"])
  }

  @Test(
    "A hook's own words are never taken for progress",
    arguments: ["Coverage: 45% (9/20)", "Tests failed: 27", ": 5", "remote: sorry: 3 problems"])
  func words(line: String) {
    let (log, messages) = parse(line + "\n")
    #expect(log.all.isEmpty)
    #expect(messages == [line])
  }

  @Test("Sums of what was packed are neither progress nor messages")
  func statistics() {
    let (log, messages) = parse(
      "Delta compression using up to 2 threads\nTotal 3 (delta 0), reused 0 (delta 0)\nTotal 3 bad\n"
    )
    #expect(log.all.isEmpty)
    #expect(messages == ["Total 3 bad"])
  }

  @Test("A last line without an end is a message")
  func unfinished() {
    #expect(parse("fatal: cut").1 == ["fatal: cut"])
  }

  @Test("Absurd numbers neither trap nor leave the range")
  func absurdNumbers() {
    let (log, messages) = parse("A: 900% (9/1)\rB: 99999999999999999999999% (1/1)\r")
    #expect(log.all == [OperationProgress(phase: "A", fraction: 1)])
    #expect(messages.count == 1)
  }

  @Test("Endless text takes bounded memory, and the newest lines are kept")
  func bounded() {
    let (_, messages) = parse(
      String(repeating: "x", count: 100_000) + "\n"
        + (0..<500).map { "line \($0)\n" }.joined())
    #expect(messages.count == 200)
    #expect(messages.last == "line 499")
    #expect(parse(String(repeating: "x", count: 100_000)).1.first?.count == 4096)
  }

  @Test("Bytes that are not UTF-8 do no harm")
  func invalidBytes() {
    var parser = ProgressParser()
    parser.feed([0xFF, 0x41, 0x00, 0x0A])
    #expect(parser.messages == ["\u{FFFD}A"])
  }
}
