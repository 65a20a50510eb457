// SPDX-License-Identifier: Apache-2.0

/// A name that points at a change: a branch.
struct Bookmark: Equatable, Identifiable, Sendable {
  /// The name without `refs/heads/`.
  var name: String
  /// The full id of the change it points at.
  var changeID: String
  /// Whether new changes move this bookmark.
  var isCurrent: Bool
  /// The bookmark at a remote that this one follows.
  var upstream: Upstream?

  var id: String { name }

  /// A bookmark at a remote.
  struct Upstream: Equatable, Sendable {
    /// The remote's name; `.` stands for the repository itself.
    var remote: String
    /// The bookmark's name there, without `refs/heads/`.
    var bookmark: String
  }
}

/// How many changes a bookmark and its upstream each have that the other lacks.
struct UpstreamDivergence: Equatable, Sendable {
  /// Changes that a push would send.
  var ahead: Int
  /// Changes of the upstream that are missing here.
  var behind: Int
}
