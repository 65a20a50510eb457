// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Runs lines that a person types at a terminal.
@MainActor
final class InteractiveProgram<A: App> {
  private let launcher: ShellLauncher<A>

  init(launcher: ShellLauncher<A>) { self.launcher = launcher }

  func run(_ operands: [String]) async -> ExitCode {
    do throws(UsageError) {
      let shell = try await launcher.launch(operands)
      guard let editor = makeEditor() else { return .usage }
      // A dumb terminal has no pages.
      let pager =
        editor.terminal.isDumb ? nil : Pager(environment: ProcessInfo.processInfo.environment)
      let code = await Conversation(shell: shell, editor: editor, pager: pager).run()
      try launcher.saveWindows(of: shell)
      return code
    } catch {
      StandardStream.error.write(error.report(program: launcher.name))
      return UsageError.exitCode
    }
  }

  private func makeEditor() -> LineEditor? {
    guard let terminal = Terminal(color: ColorMode(launcher.options.color)) else { return nil }
    let history = History(path: HistoryLocation.path(for: launcher.name)) {
      StandardStream.error.write("\($0)\n")
    }
    return LineEditor(terminal: terminal, history: history)
  }
}

extension ColorMode {
  init(_ color: CommandLineOptions.Color) {
    self =
      switch color {
      case .auto: .auto
      case .always: .always
      case .never: .never
      }
  }
}
