// SPDX-License-Identifier: Apache-2.0

extension GitRepository {
  /// Clones a repository into a folder that does not exist yet or is empty.
  ///
  /// Missing folders above it are made. When the clone fails or is cancelled, every folder that
  /// was made for it is removed; a folder that was there before stays.
  ///
  /// - Parameters:
  ///   - url: A URL, an ssh address like `host:path`, or a path; `~/` stands for the home folder.
  ///   - folder: The path of the folder to clone into.
  ///   - branch: The bookmark to start with, or nil for the one that the remote prefers.
  ///   - git: The program.
  ///   - progress: Hears how far the clone has come.
  /// - Returns: The new repository.
  /// - Throws: A `RepositoryError`, or a `CancellationError` once the clone has been stopped.
  static func clone(
    url: String, into folder: String, branch: String? = nil, using git: GitProcess,
    progress: @escaping ProgressHandler = { _ in }
  ) async throws -> GitRepository {
    try RepositoryError.refuse(RepositoryURLRules.problem(with: url))
    try RepositoryError.refuse(branch.flatMap(BookmarkNameRules.problem))
    let home = git.environment["HOME"]
    let claim = try CloneFolder(claiming: folder, home: home)
    git.register.noteFolder(claim)
    defer { git.register.forgetFolder(claim) }
    let options = ["--progress"] + (branch.map { ["--branch=\($0)"] } ?? [])
    let operands = [RepositoryURLRules.expanded(url, home: home), claim.path]
    do {
      try await git.run(
        GitCommand(arguments: ["clone"] + options + ["--"] + operands, place: .anywhere),
        progress: progress)
      return try await discover(from: claim.path, using: git)
    } catch {
      claim.discard()
      throw error
    }
  }
}
