// SPDX-License-Identifier: Apache-2.0

/// How the shell's process ends.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Every line held.
  case success = 0
  /// An expectation failed.
  case expectation = 1
  /// Wrong usage, a script that cannot be read, or a line that cannot be parsed.
  case usage = 2
  /// A command failed or was refused.
  case command = 3
  /// Ended by SIGINT.
  case interrupted = 130
  /// Ended by SIGTERM.
  case terminated = 143
}
