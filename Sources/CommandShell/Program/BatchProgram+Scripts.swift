// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension BatchProgram {
  /// Runs a script; a file is parsed whole before its first line runs, and one without lines asks nothing
  /// of an app.
  func run(script path: String, _ operands: [String]) async {
    let body = { () throws(InputError) in try InputFile.read(path) }
    guard let bytes = read("the script \(named(path))", body),
      let script = parse(bytes, name: path), !options.checksOnly,
      !script.lines.isEmpty || launcher.hasOtherWork
    else { return }
    await inApp(operands) { await self.run(script, in: $0) }
  }

  /// Reads input, with nothing left to flush should a signal come; nil when it cannot be read.
  func read(_ what: String, _ body: () throws(InputError) -> [UInt8]) -> [UInt8]? {
    printer.flush()
    do throws(InputError) {
      return try Interruption.whileWaiting(body)
    } catch {
      refuse("\(what) cannot be read: \(error)")
      return nil
    }
  }

  /// Parses a script; nil, with every error told, when it cannot be parsed.
  func parse(_ bytes: [UInt8], name: String, firstLine: Int = 1) -> Script? {
    do throws(InvalidScript) {
      return try Script(bytes, name: name, firstLine: firstLine)
    } catch {
      for invalid in error.lines {
        let text = error.bytes[invalid.bytes]
        _ = refuse(
          LineError(invalid.error), BatchPrinter.Input(text, invalid.number, in: name, id: nil))
      }
      return nil
    }
  }

  /// Runs the lines of a script, and checks what they print where it is a transcript.
  func run(_ script: Script, in shell: Shell) async {
    var outputs: [[String]?] = []
    for (index, line) in script.lines.enumerated() {
      let text = script.text(of: line)
      var result = await run(line.statement, in: shell)
      if result.isOK, !options.updates {
        result.error = script.mismatch(ofLine: index, printing: result.text)
      }
      if options.updates { outputs.append(result.isOK ? result.text : nil) }
      let start = script.expectedOutputs == nil ? 0 : 2
      let input = BatchPrinter.Input(text, from: start, line.number, in: script.name, id: nil)
      guard report(result, input, line.statement, in: shell), !shell.session.hasQuit else { break }
    }
    if options.updates { update(script, printing: outputs) }
  }

  /// Rewrites a transcript that expects something else than was printed.
  private func update(_ script: Script, printing outputs: [[String]?]) {
    let count = script.outdated(by: outputs).count
    guard count > 0 else { return }
    do throws(RewriteProblem) {
      try script.rewrite(printing: outputs)
    } catch {
      return refuse("the transcript \(named(script.name)) cannot be rewritten: \(error)")
    }
    guard !options.json else { return }
    printer.say(
      "\(visible(script.name)): \(count == 1 ? "1 output" : "\(count) outputs") rewritten\n")
  }
}

/// Why a transcript cannot be rewritten.
private enum RewriteProblem: Error, CustomStringConvertible {
  case file(RegularFile.Problem)
  case output(OutputError)

  var description: String {
    switch self {
    case .file(let problem): "\(problem)"
    case .output(let error): "\(error)"
    }
  }
}

extension Script {
  /// Puts the transcript with other output in the place of its file, where that is a regular one.
  fileprivate func rewrite(printing outputs: [[String]?]) throws(RewriteProblem) {
    let target: String?
    do throws(RegularFile.Problem) {
      target = try RegularFile.target(of: name)
    } catch {
      throw .file(error)
    }
    do throws(OutputError) {
      try RegularFile.replace(target ?? name, with: rewritten(printing: outputs))
    } catch {
      throw .output(error)
    }
  }
}
