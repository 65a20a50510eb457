// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Runs lines, scripts and transcripts in an app that a test drives, as `run` does in an app of its own.
///
///     let app = AppDriver(NotesApp())
///     try await ScriptRunner(app).run(contentsOf: "Scripts/notes.txt")
///     #expect(app.sheet?.id == "note")
@MainActor
public struct ScriptRunner {
  private let app: AppDriver
  /// How long a line waits for the tasks that it has started.
  public let patience: Duration

  /// Creates a runner for an app.
  public init(_ app: AppDriver, patience: Duration = .seconds(60)) {
    self.app = app
    self.patience = patience
  }

  /// Runs the script or transcript in a file.
  ///
  /// - Throws: The first line that fails or cannot be parsed, or why the file cannot be read.
  public func run(contentsOf path: String) async throws(ScriptFailure) {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.read(path)
    } catch {
      throw ScriptFailure(path, "The script cannot be read: \(error).")
    }
    try await run(bytes, named: path)
  }

  /// Runs the text of a script or transcript; `name` is what its failures call it.
  ///
  /// - Returns: What the lines print.
  /// - Throws: The first line that fails or cannot be parsed.
  @discardableResult
  public func run(_ text: String, named name: String = "script") async throws(ScriptFailure)
    -> [String]
  {
    try await run(Array(text.utf8), named: name)
  }

  @discardableResult
  private func run(_ bytes: [UInt8], named name: String) async throws(ScriptFailure) -> [String] {
    let script: Script
    do throws(InvalidScript) {
      script = try Script(bytes, name: name)
    } catch {
      throw error.diagnostics.first { _ in true }.map(ScriptFailure.init)
        ?? ScriptFailure(name, "The script cannot be parsed.")
    }
    return try await run(script)
  }

  private func run(_ script: Script) async throws(ScriptFailure) -> [String] {
    // The driver goes on hearing what happens outside its actions.
    let listener = app.session.onUnpromptedReport
    defer { app.session.onUnpromptedReport = listener }
    let shell = Shell(session: app.session)
    let shellListener = app.session.onUnpromptedReport
    app.session.onUnpromptedReport = { report in
      listener?(report)
      shellListener?(report)
    }
    return try await run(script, in: shell)
  }

  private func run(_ script: Script, in shell: Shell) async throws(ScriptFailure) -> [String] {
    _ = await shell.settle(within: patience)
    var printed: [String] = []
    for (index, line) in script.lines.enumerated() where !shell.session.hasQuit {
      let result = await shell.run(line.statement, waiting: patience)
      printed += result.text
      if let error = result.error ?? script.mismatch(ofLine: index, printing: result.text) {
        throw ScriptFailure(
          Diagnostic(error, of: script.text(of: line), file: script.name, line: line.number))
      }
    }
    return printed
  }
}
