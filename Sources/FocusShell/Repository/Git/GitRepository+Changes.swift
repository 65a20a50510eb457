// SPDX-License-Identifier: Apache-2.0

extension GitRepository {
  /// Stages everything and commits it.
  ///
  /// When a hook refuses the change, the work stays in the repository, staged.
  @discardableResult
  func commit(description: String) async throws -> String {
    try RepositoryError.refuse(DescriptionRules.problem(with: description))
    try await refuseConflicts()
    try await write(["add", "--all"])
    return try await record(description)
  }

  /// Amends the newest commit's message, whatever is staged.
  @discardableResult
  func amendDescription(_ description: String) async throws -> String {
    try RepositoryError.refuse(DescriptionRules.problem(with: description))
    return try await record(description, options: ["--amend", "--only"])
  }

  private func record(_ description: String, options: [String] = []) async throws -> String {
    let arguments = ["commit", "--quiet", "--allow-empty", "--cleanup=whitespace", "--file=-"]
    try await write(arguments + options, input: description)
    guard let id = try await newestChangeID() else {
      throw RepositoryError(.failed, "git commit recorded no change.")
    }
    return id
  }

  /// Throws when files are in conflict, which staging them would hide.
  private func refuseConflicts() async throws {
    let files = StatusReport(try await read(StatusReport.arguments)).files
    let conflicts = files.filter { $0.status == .conflicted }
    guard let first = conflicts.first else { return }
    throw RepositoryError(
      .failed,
      conflicts.count == 1
        ? "\(first.path) is in conflict."
        : "\(first.path) and \(conflicts.count - 1) more are in conflict.",
      hint: "Resolve the conflicts and add the files with git first.")
  }
}
