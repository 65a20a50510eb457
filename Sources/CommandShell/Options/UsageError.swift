// SPDX-License-Identifier: Apache-2.0

/// Arguments that the program cannot make sense of.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong and what to write instead: one line that is safe to show on a terminal.
  var message: String

  /// Arguments that may have been meant, the likeliest first.
  var candidates: [String] = []

  /// The exit code of a program that is started wrongly.
  static let exitCode = ExitCode.usage
}

extension UsageError {
  /// Writes the error as the program's last words, with a way to learn more.
  func report(program: String) -> String {
    "\(visible(program)): \(message)\nTry '\(visible(program)) --help'.\n"
  }
}
