// SPDX-License-Identifier: Apache-2.0

/// What a repository holds at one moment, as a window shows it.
///
/// Text comes from the repository as it is: names, descriptions and paths may hold control
/// characters, and whoever draws them has to make them harmless.
struct RepositorySnapshot: Equatable, Sendable {
  /// The largest number of changes a snapshot lists.
  static let changeLimit = 200

  /// The name of the repository's folder, which is the window's title.
  var title: String
  /// The absolute path of the repository's folder; nil for a repository in memory.
  var folderPath: String?
  /// Where the next change will go.
  var head: RepositoryHead
  /// How far the current bookmark and its upstream have moved apart, where it has one.
  var divergence: UpstreamDivergence?
  /// The newest changes that lead to the head, newest first, at most `changeLimit` of them.
  var changes: [Change]
  /// The bookmarks in order of their names.
  var bookmarks: [Bookmark]
  /// The remotes in the order in which the repository lists them.
  var remotes: [Remote]
  /// The files whose content the next change will record.
  var uncommittedFiles: [UncommittedFile]

  /// The name of the current bookmark, or nil while the head is detached.
  var currentBookmark: String? {
    switch head {
    case .bookmark(let name), .unborn(let name): name
    case .detached: nil
    }
  }

  /// The change whose description can be edited.
  var newestChange: Change? { changes.first }
}
