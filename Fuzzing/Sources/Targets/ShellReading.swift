// SPDX-License-Identifier: Apache-2.0

@testable import CommandShell
@testable import FocusModel

/// The whole shell: the lines of an input run in an app, one after the other.
enum ShellReading: Reader {
  /// The verbs that read and write files by name, which are not the fuzzer's to choose.
  private static let skipped = [":so", ":rec"].map { Array($0.utf8) }
  private static let mostLines = 200

  static func read(_ bytes: [UInt8]) {
    guard !skipped.contains(where: { bytes.firstRange(of: $0) != nil }) else { return }
    var hasEnded = false
    // Nothing in the app takes time, so that all of it runs right away.
    _ = Task.immediate {
      await run(bytes)
      hasEnded = true
    }
    demand(hasEnded, "a line waits")
  }

  private static func run(_ bytes: [UInt8]) async {
    let shell = Shell(session: Session(FuzzedApp()))
    shell.makeSession = { Session(FuzzedApp()) }
    var reader = ScriptReader()
    reader.append(bytes)
    reader.finish()
    for _ in 0..<mostLines {
      switch reader.next() {
      case .line(let line):
        check(await shell.run(line.statement, waiting: .seconds(1)), line, of: reader.bytes)
        if shell.session.hasQuit { return }
      case .invalid: continue
      default: return
      }
    }
  }

  private static func check(_ result: LineResult, _ line: Line, of bytes: [UInt8]) {
    for text in result.text { demandHarmless(text, "output") }
    let input = bytes[line.bytes]
    let told = BatchPrinter.Input(input, line.number, in: "-", id: nil)
    demandHarmless("\(LineJSON.value(told, result))", "a JSON line")
    guard let error = result.error else { return }
    demand(error.code != .internal, error.text)
    demandHarmless("\(Diagnostic(error, of: input, file: "-", line: line.number))", "an error")
  }
}
