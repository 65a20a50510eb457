// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension Shell {
  /// Runs the lines of a file in this app, up to the first that fails.
  ///
  /// A file that is being run already is refused, since it would never end.
  func source(_ file: String, into result: inout LineResult) async throws(LineError) {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    guard !openSources.contains(path) else {
      throw LineError(.operation, "\(named(file)) runs itself; take the :source out of it.")
    }
    let script = try parse(file, at: path)
    openSources.append(path)
    defer { openSources.removeLast() }
    for line in script.lines {
      do throws(LineError) {
        try await execute(line.statement, into: &result)
      } catch {
        let place = Diagnostic(
          error.text, at: error.range ?? ByteRange(at: 0), of: script.text(of: line), file: file,
          line: line.number)
        throw LineError(
          error.code, "\(place.position): \(error.message)", candidates: error.candidates)
      }
    }
  }

  private func parse(_ file: String, at path: String) throws(LineError) -> Script {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LineError(.operation, "The script \(named(file)) cannot be read.")
    }
    do throws(InvalidScript) {
      return try Script([UInt8](data), name: file)
    } catch {
      let first = error.diagnostics.first { _ in true }
      throw LineError(.syntax, first.map { "\($0.position): \($0.message)" } ?? "")
    }
  }
}
