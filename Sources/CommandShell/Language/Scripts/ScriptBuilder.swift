// SPDX-License-Identifier: Apache-2.0

/// Collects the lines of a script while its bytes are gone through.
struct ScriptBuilder {
  private(set) var lines: [Line] = []
  private(set) var outputs: [ExpectedOutput] = []
  private(set) var invalidLines: [InvalidLine] = []
  private(set) var isTranscript = false
  private var number: Int
  private var parser = LineParser()

  init(firstLine: Int) {
    number = firstLine
  }

  mutating func read(_ bytes: Span<UInt8>) {
    var start = number == 1 ? bytes.byteOrderMarkLength : 0
    isTranscript = bytes.isTranscript(from: start)
    // Half of the usual length of a line: the array grows once at most.
    lines.reserveCapacity(isTranscript ? 0 : bytes.count / 16)
    while let raw = RawLine(bytes, from: start) {
      if isTranscript {
        readTranscript(bytes, raw)
      } else {
        append(bytes, raw.text, from: 0)
      }
      number += 1
      start = raw.next
    }
  }

  private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>, from offset: Int) {
    do throws(SyntaxError) {
      let statement = try parser.parse(bytes.extracting(range), from: offset)
      lines.append(Line(number: number, bytes: range, statement: statement))
    } catch {
      invalidLines.append(InvalidLine(number: number, bytes: range, error: error))
    }
  }

  private mutating func readTranscript(_ bytes: Span<UInt8>, _ raw: RawLine) {
    if bytes.isTranscriptInput(raw.text) {
      append(bytes, raw.text, from: 2)
      outputs.append(ExpectedOutput(from: raw.next))
    } else if let fault = ByteFault.first(in: bytes.extracting(raw.text)) {
      invalidLines.append(InvalidLine(number: number, bytes: raw.text, error: fault.error))
    } else if !outputs.isEmpty {
      outputs[outputs.count - 1].read(bytes.string(raw.text), at: raw, number: number)
    }
  }
}

extension Span<UInt8> {
  /// Whether the first line that is neither empty nor a comment is one that a transcript runs.
  fileprivate func isTranscript(from start: Int) -> Bool {
    var start = start
    while let raw = RawLine(self, from: start) {
      if !isEmptyOrComment(raw.text) { return isTranscriptInput(raw.text) }
      start = raw.next
    }
    return false
  }
}
