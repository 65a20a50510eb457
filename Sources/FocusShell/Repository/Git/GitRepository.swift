// SPDX-License-Identifier: Apache-2.0

/// A repository on disk, worked on with the git program.
struct GitRepository: RepositoryBackend {
  /// The absolute path of the work tree's top folder.
  let folderPath: String
  /// The program.
  let git: GitProcess

  /// Runs a command that only looks and returns its output.
  func read(_ arguments: [String]) async throws -> [UInt8] {
    try await git.run(
      GitCommand(arguments: arguments, place: .workTree(folderPath), isRead: true)
    ).output
  }

  /// Runs a command that changes the repository.
  func write(_ arguments: [String], input: String = "", progress: ProgressHandler? = nil)
    async throws
  {
    try await git.run(command(arguments, input: input), progress: progress)
  }

  /// Returns a command that changes the repository.
  func command(_ arguments: [String], input: String = "") -> GitCommand {
    GitCommand(arguments: arguments, place: .workTree(folderPath), input: input)
  }

  /// Reads the full id of the newest change, or nil before the first.
  func newestChangeID() async throws -> String? {
    let result = try await git.result(
      of: GitCommand(
        arguments: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"],
        place: .workTree(folderPath), isRead: true))
    if result.status == .exited(0) { return PlainText.block(result.text) }
    if result.messages.messages.isEmpty { return nil }
    throw RepositoryError(command: "rev-parse", result: result)
  }
}

extension ProcessResult {
  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}
