// SPDX-License-Identifier: Apache-2.0

extension ScratchRepository {
  func addRemote(name: String, url: String) throws {
    try RepositoryError.refuse(RemoteNameRules.problem(with: name))
    try RepositoryError.refuse(RepositoryURLRules.problem(with: url))
    if let problem = RemoteNameRules.problem(withNew: name, in: snapshot()) {
      throw RepositoryError(.failed, problem)
    }
    remotes.append(Remote(name: name, fetchURL: url))
  }

  /// Stores a bookmark at the remote's URL.
  @discardableResult
  func push(_ request: PushRequest, progress: @escaping ProgressHandler) throws -> PushOutcome {
    let destination = request.remoteBookmark ?? request.bookmark
    try RepositoryError.refuse(BookmarkNameRules.problem(with: destination))
    let url = try url(ofRemote: request.remote)
    guard let pointer = pointers[request.bookmark] else {
      throw RepositoryError(
        .failed, "src refspec refs/heads/\(request.bookmark) does not match any")
    }
    let theirs = places[url]?[destination]
    let outcome = try outcome(of: request, sending: pointer.changeID, over: theirs)
    if outcome != .upToDate {
      try report(["Counting objects", "Writing objects"], to: progress)
      places[url, default: [:]][destination] = pointer.changeID
    }
    if request.setUpstream {
      pointers[request.bookmark]?.upstream = Bookmark.Upstream(
        remote: request.remote, bookmark: destination)
    }
    return outcome
  }

  /// Finds nothing new, as nobody else pushes to a place in memory.
  func fetch(remote: String, progress: @escaping ProgressHandler) throws {
    _ = try url(ofRemote: remote)
    try report(["Counting objects"], to: progress)
  }

  private func url(ofRemote name: String) throws -> String {
    guard let remote = remotes.first(where: { $0.name == name }) else {
      throw RepositoryError(.failed, "'\(name)' does not appear to be a git repository")
    }
    return remote.fetchURL
  }

  private func outcome(of request: PushRequest, sending id: String, over theirs: String?) throws
    -> PushOutcome
  {
    guard let theirs else { return .created }
    if theirs == id { return .upToDate }
    if history.divergence(of: id, from: theirs).behind == 0 { return .updated }
    if request.force { return .forced }
    throw RepositoryError(
      .rejected, "\(request.remoteBookmark ?? request.bookmark) [rejected] (non-fast-forward)",
      hint: RepositoryError.rejectionHint)
  }

  private func report(_ phases: [String], to progress: ProgressHandler) throws {
    for phase in phases {
      for fraction in [0, 0.5, 1] {
        try Task.checkCancellation()
        progress(OperationProgress(phase: phase, fraction: fraction))
      }
    }
  }
}
