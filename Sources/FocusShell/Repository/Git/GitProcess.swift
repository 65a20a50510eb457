// SPDX-License-Identifier: Apache-2.0

/// The git program.
///
/// It is run with an argument list, never through a shell, never with a terminal, and without
/// keeping one of Swift's own threads waiting. The user's configuration and hooks apply.
struct GitProcess: Sendable {
  /// The program's absolute path.
  let executable: String
  /// The environment that git's own is made from.
  let environment: [String: String]
  /// How long git may take to clean up after a cancellation before it is killed.
  var grace = Duration.seconds(3)
  /// The number of bytes of output that a command may have.
  var outputLimit = 64 << 20
  /// Knows what has to end with this process.
  var register = ExitRegister.shared

  /// Runs a command and returns how it ended, be it in success or failure.
  ///
  /// - Throws: A `CancellationError` when the task was cancelled before git was done, and a
  ///   `RepositoryError` when git cannot be started or has too much output.
  func result(of command: GitCommand, progress: ProgressHandler? = nil) async throws
    -> ProcessResult
  {
    let setup = setup(for: command, progress: progress)
    let result =
      command.isRead
      ? try await Self.readers.pass { try await run(setup) } : try await run(setup)
    switch result.stopReason {
    case .cancelled where result.status != .exited(0):
      throw CancellationError()
    case .outputLimit:
      throw RepositoryError(.failed, "git \(command.name) has more output than can be shown.")
    default:
      return result
    }
  }

  /// The limit for commands that only look; those that a person waits for always run.
  private static let readers = ProcessGate(limit: 8)

  /// Runs a command that has to succeed and returns its result.
  ///
  /// - Throws: What `result(of:progress:)` throws, and a `RepositoryError` with git's own words
  ///   when the command fails.
  @discardableResult
  func run(_ command: GitCommand, progress: ProgressHandler? = nil) async throws -> ProcessResult {
    let result = try await result(of: command, progress: progress)
    guard result.status == .exited(0) else {
      throw RepositoryError(command: command.name, result: result)
    }
    return result
  }

  private func setup(for command: GitCommand, progress: ProgressHandler?) -> ProcessSetup {
    ProcessSetup(
      path: executable, arguments: command.argumentList,
      environment: environment(for: command), input: Array(command.input.utf8),
      outputLimit: outputLimit, grace: grace, register: register, progress: progress)
  }
}
