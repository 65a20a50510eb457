// SPDX-License-Identifier: Apache-2.0

extension GitRepository {
  /// Creates a branch, and switches to it if asked.
  ///
  /// Before the first change there is nothing to point at: then the bookmark can only become the
  /// one that the first change creates.
  func addBookmark(_ name: String, at changeID: String?, switching: Bool) async throws {
    try RepositoryError.refuse(BookmarkNameRules.problem(with: name))
    try RepositoryError.refuse(changeID.flatMap(ChangeIDRules.problem))
    let start = changeID.map { [$0] } ?? []
    if switching {
      try await write(["switch", "--quiet", "--no-track", "--create", name] + start)
      return
    }
    if start.isEmpty, try await newestChangeID() == nil {
      throw RepositoryError.noChangeYet
    }
    try await write(["branch", "--quiet", "--no-track", "--", name] + start)
  }
}
