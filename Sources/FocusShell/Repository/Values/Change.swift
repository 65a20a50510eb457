// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recorded state of the repository: a commit.
struct Change: Equatable, Identifiable, Sendable {
  /// The full id.
  var id: String
  /// A beginning of the id that is long enough to tell changes apart.
  var shortID: String
  /// The whole description without line ends after its last line.
  var description: String
  /// Who wrote the change.
  var author: Author
  /// When the change was written.
  var date: Date

  /// The description's first line.
  var summary: String {
    description.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      .first.map(String.init) ?? ""
  }

  /// A person who writes changes.
  struct Author: Equatable, Sendable {
    /// The person's name.
    var name: String
    /// The person's mail address.
    var email: String
  }
}
