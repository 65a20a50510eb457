// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Starts a fresh app in a shell, the way the options say: policies, saved windows, start-up file.
@MainActor
struct ShellLauncher<A: App> {
  let name: String
  let options: CommandLineOptions
  let makeApp: () -> A

  /// Whether starting an app does something even when no line is run in it.
  var hasOtherWork: Bool { options.restorationFile != nil || !options.policies.isEmpty }

  /// Starts an app, and opens what the operands name in it.
  func launch(_ operands: [String]) async throws(UsageError) -> Shell {
    let saved = try savedWindows()
    let shell = Shell(session: try session(operands, saved))
    shell.makeSession = { () throws(LineError) in
      do throws(UsageError) {
        return try self.session(operands, saved)
      } catch {
        throw LineError(.operation, error.message)
      }
    }
    if !options.skipsStartupFile {
      await StartupFile(of: name)?.run(in: shell) { StandardStream.error.write($0) }
    }
    shell.log.beginAfterStart()
    return shell
  }

  private func session(
    _ operands: [String], _ saved: SavedWindows?
  ) throws(UsageError) -> Session {
    let session = Session(
      makeApp(), opensLaunchWindow: operands.isEmpty && saved == nil,
      clock: options.clock == .virtual ? VirtualClock() : nil)
    try apply(options.policies, to: session)
    if let saved { session.restore(saved) }
    try open(operands, in: session)
    if session.windowCount == 0 { session.showLaunchWindow() }
    return session
  }

  private func apply(
    _ values: [CommandLineOptions.PolicyValue], to session: Session
  ) throws(UsageError) {
    for policy in values {
      do throws(LineError) {
        try session.set(policy.name, to: policy.value)
      } catch {
        throw UsageError(message: error.text, candidates: error.candidates)
      }
    }
  }

  /// The last operand is opened first, so that the first one is in front and key.
  private func open(_ operands: [String], in session: Session) throws(UsageError) {
    for operand in operands {
      let url = URL(fileURLWithPath: operand).standardizedFileURL
      let report = session.perform(.openURL(url.absoluteString))
      if let refusal = report.refusal { throw UsageError(message: visible(refusal.message)) }
    }
    if operands.count > 1 { _ = session.perform(.makeKey(window: 1)) }
  }

  // MARK: - Saved windows

  /// The windows in the file of `--restore`; nil where there is no such file yet.
  private func savedWindows() throws(UsageError) -> SavedWindows? {
    try options.restorationFile.map(WindowsFile.init)?.read()
  }

  /// Saves the windows of an app that ends, where the options say so.
  func saveWindows(of shell: Shell) throws(UsageError) {
    try options.restorationFile.map(WindowsFile.init)?.write(shell.session.savedWindows)
  }
}
