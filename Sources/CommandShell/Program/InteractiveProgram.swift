// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// Runs lines that a person types at a terminal.
@MainActor
final class InteractiveProgram<A: App> {
  private let program: ShellProgram<A>
  private let options: CommandLineOptions

  init(program: ShellProgram<A>, options: CommandLineOptions) {
    self.program = program
    self.options = options
  }

  func run(_ operands: [String]) async -> ExitCode {
    do throws(UsageError) {
      let shell = try program.makeShell(operands)
      guard let editor = makeEditor() else { return .usage }
      return await Conversation(shell: shell, editor: editor, title: A.shellTitle).run()
    } catch {
      StandardStream.error.write(error.report(program: program.name))
      return UsageError.exitCode
    }
  }

  private func makeEditor() -> LineEditor? {
    guard let terminal = Terminal(color: ColorMode(options.color)) else { return nil }
    let history = History(path: HistoryLocation.path(for: program.name)) {
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
