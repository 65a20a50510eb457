// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FocusModel
import Foundation

/// The process of a command shell: reads its arguments, runs what they ask for, and ends.
@MainActor
final class ShellProgram<A: App> {
  let name: String
  private let arguments: [String]
  let makeApp: () -> A

  init(name: String, arguments: [String], makeApp: @escaping () -> A) {
    self.name = name
    self.arguments = arguments
    self.makeApp = makeApp
  }

  /// Runs the program; does not return.
  func start() -> Never {
    // A reader that goes away is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that may grow no more: the history says so, and the shell goes on.
    signal(SIGXFSZ, SIG_IGN)
    #if canImport(Darwin)
      Task { exit(await self.run().rawValue) }
    #else
      // What never waits ends here, before the threads of the concurrency runtime are started.
      Task.immediate { exit(await self.run().rawValue) }
      // Foundation's timers fire where a run loop runs; the main one serves the main queue too.
      while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    #endif
    dispatchMain()
  }

  private func run() async -> ExitCode {
    do throws(UsageError) {
      return await run(try CommandLineOptions(parsing: arguments))
    } catch {
      StandardStream.error.write(error.report(program: name))
      return UsageError.exitCode
    }
  }

  private func run(_ options: CommandLineOptions) async -> ExitCode {
    switch options.action {
    case .help:
      let summary = "Runs \(A.displayName) as a command shell."
      return tell(CommandLineOptions.help(program: name, summary: summary))
    case .version:
      return tell("\(name) \(ShellVersion.current)\n")
    case .generate(let document):
      return tell(document.text(program: name, title: A.displayName))
    case .start(let operands): return await start(options, operands)
    case .run(let scripts): return await batch(options).run(scripts)
    }
  }

  private func tell(_ text: String) -> ExitCode {
    guard let problem = StandardStream.output.write(text)?.report(program: name) else {
      return .success
    }
    StandardStream.error.write(problem)
    return .usage
  }

  private func start(_ options: CommandLineOptions, _ operands: [String]) async -> ExitCode {
    switch options.input(standardInputIsTerminal: Terminal.isInteractive) {
    case .lines(let lines):
      return await batch(options).run(lines: lines, operands)
    case .scripts(let scripts):
      return await batch(options).run(scripts, operands)
    case .terminal:
      return await InteractiveProgram(launcher: launcher(options)).run(operands)
    }
  }

  private func batch(_ options: CommandLineOptions) -> BatchProgram<A> {
    BatchProgram(launcher: launcher(options))
  }

  private func launcher(_ options: CommandLineOptions) -> ShellLauncher<A> {
    ShellLauncher(name: name, options: options, makeApp: makeApp)
  }
}

/// The version of the shell.
enum ShellVersion {
  static let current = "0.1.0"
  /// The day of the version.
  static let date = "2026-11-30"
}
