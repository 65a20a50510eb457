// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Starts a fresh app in a shell, the way the options say: policies, saved windows, start-up file.
@MainActor
struct ShellLauncher<A: App> {
  let name: String
  let options: CommandLineOptions
  let makeApp: () -> A

  /// Starts an app, and opens what the operands name in it.
  func launch(_ operands: [String]) async throws(UsageError) -> Shell {
    let saved = try savedWindows()
    let opensOthers = !operands.isEmpty || saved != nil
    let shell = Shell(session: Session(makeApp(), opensLaunchWindow: !opensOthers))
    try apply(options.policies, to: shell)
    if let saved { shell.session.restore(saved) }
    try open(operands, in: shell)
    if shell.session.windowCount == 0 { shell.session.showLaunchWindow() }
    try await runStartupFile(in: shell)
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

  // MARK: - Start-up file

  private func runStartupFile(in shell: Shell) async throws(UsageError) {
    guard !options.skipsStartupFile, let path = StartupFile.path(for: name),
      FileManager.default.fileExists(atPath: path)
    else { return }
    var result = LineResult()
    do throws(LineError) {
      try await shell.source(path, into: &result)
    } catch {
      throw UsageError(message: "\(error.text) Use --no-init to start without it.")
    }
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

/// Where a program's start-up file is: lines that run before any other.
enum StartupFile {
  /// `$XDG_CONFIG_HOME/NAME/init`, by default `~/.config/NAME/init`; nil without a home.
  static func path(
    for program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/\(program)/init"
    }
    return environment["HOME"].map { "\($0)/.config/\(program)/init" }
  }
}
