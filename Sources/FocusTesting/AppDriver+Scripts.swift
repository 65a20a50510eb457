// SPDX-License-Identifier: Apache-2.0

import CommandShell
public import FocusModel
public import Testing

extension AppDriver {
  /// Runs lines as a script of the shell has them, and records an issue at the first that fails.
  ///
  ///     await app.run(":new-note title=x", ":return", ":expect no sheet")
  ///
  /// - Returns: Whether every line held.
  @discardableResult
  public func run(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await run(lines, sourceLocation)
  }

  /// Checks an expectation of the shell, without `:expect`, and records an issue when it fails.
  ///
  ///     await app.expect("sheet note")
  ///     await app.expect("button Save disabled")
  ///
  /// The issue says what was expected, what was found and what is near.
  ///
  /// - Returns: Whether it held.
  @discardableResult
  public func expect(
    _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await run([":expect " + expectation], sourceLocation)
  }

  /// Runs the script or transcript in a file, and records an issue at the script's line that fails.
  ///
  /// - Parameters:
  ///   - path: The file; one that does not begin with `/` is looked for beside the test's source file.
  ///   - sourceLocation: Where an issue is recorded that no line of the script is to blame for.
  /// - Returns: Whether every line held.
  @discardableResult
  public func run(
    script path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let path = path.hasPrefix("/") ? path : sourceLocation.folder + path
    do throws(ScriptFailure) {
      try await ScriptRunner(self).run(contentsOf: path)
      return true
    } catch {
      let comment = Comment(rawValue: "\(error)")
      Issue.record(comment, sourceLocation: SourceLocation(error, in: path) ?? sourceLocation)
      return false
    }
  }

  /// Waits until the tasks that the app has started have ended, and records an issue when they do not.
  ///
  /// - Returns: Whether all have ended.
  @discardableResult
  public func expectSettled(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    do {
      try await settle(within: limit)
      return true
    } catch {
      Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
      return false
    }
  }

  private func run(_ lines: [String], _ sourceLocation: SourceLocation) async -> Bool {
    do throws(ScriptFailure) {
      try await ScriptRunner(self).run(lines.joined(separator: "\n"), named: "line")
      return true
    } catch {
      let excerpt = error.excerpt.isEmpty ? "" : "\n" + error.excerpt
      Issue.record(
        Comment(rawValue: error.message + excerpt), sourceLocation: sourceLocation)
      return false
    }
  }
}

extension SourceLocation {
  /// The folder of the source file, with a slash at its end.
  fileprivate var folder: String {
    let path = filePath
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The place of a failed line in its script; nil where no line is to blame.
  fileprivate init?(_ failure: ScriptFailure, in path: String) {
    guard failure.line > 0 else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(
      fileID: "scripts/" + name, filePath: path, line: failure.line, column: failure.column)
  }
}
