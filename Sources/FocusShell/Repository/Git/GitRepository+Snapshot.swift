// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GitRepository {
  /// Reads the status, the references, the remotes and the newest changes, each with one command.
  func snapshot() async throws -> RepositorySnapshot {
    async let statusOutput = read(StatusReport.arguments)
    async let bookmarkOutput = read(BookmarkList.arguments)
    async let remotes = remotes()
    let status = StatusReport(try await statusOutput)
    let bookmarks = BookmarkList.bookmarks(in: try await bookmarkOutput)
    return RepositorySnapshot(
      title: (folderPath as NSString).lastPathComponent,
      folderPath: folderPath,
      head: status.head(among: bookmarks),
      divergence: status.divergence,
      changes: try await status.changeID == nil ? [] : changes(),
      bookmarks: bookmarks,
      remotes: try await remotes,
      uncommittedFiles: status.files)
  }

  private func changes() async throws -> [Change] {
    ChangeLog.changes(in: try await read(ChangeLog.arguments))
  }

  private func remotes() async throws -> [Remote] {
    let result = try await git.result(
      of: GitCommand(
        arguments: RemoteList.arguments, place: .workTree(folderPath), isRead: true))
    switch result.status {
    case .exited(0): return RemoteList.remotes(in: result.output)
    case .exited(RemoteList.nothingFound): return []
    default: throw RepositoryError(command: "config", result: result)
    }
  }
}
