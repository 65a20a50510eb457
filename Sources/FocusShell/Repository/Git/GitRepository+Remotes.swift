// SPDX-License-Identifier: Apache-2.0

extension GitRepository {
  func addRemote(name: String, url: String) async throws {
    try RepositoryError.refuse(RemoteNameRules.problem(with: name))
    try RepositoryError.refuse(RepositoryURLRules.problem(with: url))
    let address = RepositoryURLRules.expanded(url, home: git.environment["HOME"])
    try await write(["remote", "add", "--", name, address])
  }

  func fetch(remote: String, progress: @escaping ProgressHandler) async throws {
    try RepositoryError.refuse(RemoteNameRules.problem(with: remote))
    try await write(["fetch", "--progress", "--", remote], progress: progress)
  }

  /// Pushes one branch; `force` is git's `--force-with-lease`.
  @discardableResult
  func push(_ request: PushRequest, progress: @escaping ProgressHandler) async throws
    -> PushOutcome
  {
    let push = try GitPush(request)
    let result = try await git.result(of: command(push.arguments), progress: progress)
    guard result.status == .exited(0) else { throw push.error(for: result) }
    return push.outcome(in: result.text)
  }
}
