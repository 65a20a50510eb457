// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension Shell {
  /// Runs the lines of a file in this app, up to the first that fails.
  ///
  /// A file that is being run already is refused, since it would never end.
  func source(
    _ file: String, waiting limit: Duration, into result: inout LineResult
  ) async throws(LineError) {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    guard !openSources.contains(path) else {
      throw LineError(.operation, "\(named(file)) runs itself; take the :source out of it.")
    }
    let script = try parse(file, at: path)
    openSources.append(path)
    defer { openSources.removeLast() }
    for (index, line) in script.lines.enumerated() where !session.hasQuit {
      do throws(LineError) {
        try await run(line, at: index, of: script, waiting: limit, into: &result)
      } catch {
        let place = Diagnostic(error, of: script.text(of: line), file: file, line: line.number)
        var outer = LineError(
          error.code, "\(place.position): \(error.message)", candidates: error.candidates)
        (outer.diff, outer.hasWaited) = (error.diff, error.hasWaited)
        throw outer
      }
    }
  }

  /// Runs a line as batch does: until its tasks have settled, and its output checked in a transcript.
  private func run(
    _ line: Line, at index: Int, of script: Script, waiting limit: Duration,
    into result: inout LineResult
  ) async throws(LineError) {
    let start = result.pieces.count
    let before = result.value
    result.value = nil
    defer { result.value = result.value ?? before }
    try await carryOut(.line(line.statement), settling: limit, into: &result)
    let given = result
    let mismatch = script.mismatch(
      ofLine: index, printing: given.text(from: start) + (given.value.map { ["\($0)"] } ?? []))
    if let mismatch { throw mismatch }
  }

  private func parse(_ file: String, at path: String) throws(LineError) -> Script {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.read(path)
    } catch {
      throw LineError(.operation, "The script \(named(file)) cannot be read: \(error).")
    }
    do throws(InvalidScript) {
      return try Script(bytes, name: file)
    } catch {
      let first = error.diagnostics.first { _ in true }
      throw LineError(.syntax, first.map { "\($0.position): \($0.message)" } ?? "")
    }
  }
}
