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
    let opensOthers = !operands.isEmpty || saved != nil
    let shell = Shell(session: Session(makeApp(), opensLaunchWindow: !opensOthers))
    try apply(options.policies, to: shell)
    if let saved { shell.session.restore(saved) }
    try open(operands, in: shell)
    if shell.session.windowCount == 0 { shell.session.showLaunchWindow() }
    if !options.skipsStartupFile {
      await StartupFile(of: name)?.run(in: shell) { StandardStream.error.write($0) }
    }
    return shell
  }

  private func apply(_ values: [CommandLineOptions.PolicyValue], to shell: Shell) throws(UsageError)
  {
    for policy in values {
      do throws(LineError) {
        try shell.set(policy.name, to: policy.value)
      } catch {
        throw UsageError(message: error.text, candidates: error.candidates)
      }
    }
  }

  /// The last operand is opened first, so that the first one is in front and key.
  private func open(_ operands: [String], in shell: Shell) throws(UsageError) {
    for operand in operands {
      let url = URL(fileURLWithPath: operand).standardizedFileURL
      let report = shell.session.perform(.openURL(url.absoluteString))
      if let refusal = report.refusal { throw UsageError(message: visible(refusal.message)) }
    }
    if operands.count > 1 { _ = shell.session.perform(.makeKey(window: 1)) }
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
