// SPDX-License-Identifier: Apache-2.0

/// A `git push` of one branch, and the meaning of what it prints.
struct GitPush {
  private let request: PushRequest
  private let destination: String

  /// Checks the names in a request.
  init(_ request: PushRequest) throws {
    self.request = request
    let remoteName = request.remoteBookmark ?? request.bookmark
    try RepositoryError.refuse(BookmarkNameRules.problem(with: request.bookmark))
    try RepositoryError.refuse(BookmarkNameRules.problem(with: remoteName))
    try RepositoryError.refuse(RemoteNameRules.problem(with: request.remote))
    destination = "refs/heads/\(remoteName)"
  }

  /// The command's arguments.
  var arguments: [String] {
    var options = ["push", "--porcelain", "--progress"]
    if request.force { options.append("--force-with-lease") }
    if request.setUpstream { options.append("--set-upstream") }
    return options + ["--", request.remote, "refs/heads/\(request.bookmark):\(destination)"]
  }

  /// Returns what a successful push did.
  func outcome(in output: String) -> PushOutcome {
    switch report(in: output)?.flag {
    case "*": .created
    case "+": .forced
    case "=": .upToDate
    default: .updated
    }
  }

  /// Returns the error for a push that failed.
  func error(for result: ProcessResult) -> RepositoryError {
    let report = report(in: result.text)
    let summary = report.map { ["\(request.remoteBookmark ?? request.bookmark) \($0.summary)"] }
    var error = RepositoryError(
      command: "push", status: result.status, words: (summary ?? []) + result.messages.messages)
    if let report, report.summary.hasPrefix("[rejected]") { error.kind = .rejected }
    return error
  }

  /// Returns the flag and the summary of the branch's line, which has three columns.
  ///
  /// Hooks may print lines of their own in between.
  private func report(in output: String) -> (flag: Substring, summary: Substring)? {
    for line in output.split(separator: "\n") {
      let columns = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      if columns.count == 3, columns[1].hasSuffix(":\(destination)") {
        return (columns[0], columns[2])
      }
    }
    return nil
  }
}
