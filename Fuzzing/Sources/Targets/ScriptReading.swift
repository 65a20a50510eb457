// SPDX-License-Identifier: Apache-2.0

@testable import CommandShell

/// The script and transcript readers: whole and in pieces they read the same.
enum ScriptReading: Reader {
  static func read(_ bytes: [UInt8]) {
    do throws(InvalidScript) {
      let script = try Script(bytes, name: "script")
      if script.expectedOutputs == nil { checkInPieces(bytes, script.lines, []) }
      checkRewriting(script)
    } catch {
      for diagnostic in error.diagnostics { demandHarmless("\(diagnostic)", "a diagnostic") }
      checkInPieces(bytes, nil, error.lines)
    }
  }

  // MARK: - Pieces

  /// Reads the bytes a few at a time, the number of which they say themselves.
  private static func checkInPieces(_ bytes: [UInt8], _ lines: [Line]?, _ invalid: [InvalidLine]) {
    var reader = ScriptReader()
    var found: [Statement] = []
    var errors: [SyntaxError] = []
    var rest = bytes[...]
    let size = Int(bytes.first ?? 0) % 7 + 1
    while true {
      switch reader.next() {
      case .line(let line): found.append(line.statement)
      case .invalid(let line): errors.append(line.error)
      case .transcript: return
      case .needsBytes:
        if rest.isEmpty { reader.finish() } else { reader.append(rest.prefix(size)) }
        rest = rest.dropFirst(size)
      case .end:
        demand(errors == invalid.map(\.error), "other errors in pieces")
        demand(lines.map { $0.map(\.statement) == found } ?? true, "other lines in pieces")
        return
      }
    }
  }

  // MARK: - Transcripts

  /// A transcript that is rewritten for some output expects exactly that.
  private static func checkRewriting(_ script: Script) {
    guard let expected = script.expectedOutputs else { return }
    let text = String(decoding: script.bytes, as: UTF8.self)
    let output = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      visible(String($0))
    }
    let outputs = expected.indices.map { $0.isMultiple(of: 2) ? output : [] }
    let rewritten = script.rewritten(printing: outputs)
    guard let again = try? Script(rewritten, name: "again"), let new = again.expectedOutputs else {
      return demand(false, "a rewritten transcript is none")
    }
    demand(new.count == outputs.count, "a rewritten transcript has other lines")
    for (expected, output) in zip(new, outputs) {
      demand(expected.mismatch(with: output) == nil, "a rewritten transcript does not hold")
    }
  }
}
