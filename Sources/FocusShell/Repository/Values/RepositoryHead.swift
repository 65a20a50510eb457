// SPDX-License-Identifier: Apache-2.0

/// The place in a repository that the next change follows.
enum RepositoryHead: Equatable, Sendable {
  /// A bookmark, which moves along with new changes.
  case bookmark(String)
  /// A bookmark that the first change is going to create.
  case unborn(String)
  /// A change itself, by its full id, with no bookmark to move along.
  case detached(changeID: String)
}
