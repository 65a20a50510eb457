// SPDX-License-Identifier: Apache-2.0

extension GitRepository {
  /// Locates the repository that holds a folder.
  ///
  /// - Throws: A `RepositoryError` when there is none, or one without a work tree.
  static func discover(from folder: String, using git: GitProcess) async throws -> GitRepository {
    let result = try await git.result(
      of: GitCommand(
        arguments: [
          "rev-parse", "--is-bare-repository", "--is-inside-work-tree", "--show-toplevel",
        ],
        place: .folder(folder.isEmpty ? "." : folder), isRead: true))
    let lines = result.text.split(
      separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    switch (lines.first, result.status) {
    case ("false", .exited(0)) where lines.count == 3:
      // A folder's name may itself end in a line feed: git adds exactly one.
      return GitRepository(folderPath: String(lines[2].unicodeScalars.dropLast()), git: git)
    case ("true", _):
      throw RepositoryError(
        .notARepository, "\(folder) is a bare repository, which has no files to work on.",
        hint: "Clone it, and open the clone.")
    case ("false", _):
      throw RepositoryError(
        .notARepository, "\(folder) is inside a repository's own data.",
        hint: "Open the folder that holds the repository's files.")
    default:
      throw noRepository(RepositoryError(command: "rev-parse", result: result))
    }
  }

  /// Git names a folder that it has looked for, which says nothing to a person.
  private static func noRepository(_ error: RepositoryError) -> RepositoryError {
    error.message.hasPrefix("not a git repository")
      ? RepositoryError(.notARepository, "The folder is in no repository.")
      : RepositoryError(.notARepository, error.message, hint: error.hint)
  }
}
