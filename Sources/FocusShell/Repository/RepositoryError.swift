// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why an operation on a repository was not done.
///
/// Its texts are free of control characters and may have several lines.
struct RepositoryError: Error, Equatable, Sendable {
  /// What went wrong, for code that reacts to it.
  var kind: Kind
  /// What went wrong, in git's own words where git said it.
  var message: String
  /// What can be done about it, where that is known.
  var hint: String?

  /// Creates an error whose texts are made harmless to show.
  init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.kind = kind
    self.message = PlainText.block(message)
    self.hint = hint.map(PlainText.block)
  }

  /// The kinds of failure.
  enum Kind: Equatable, Sendable {
    /// A value was refused before anything ran.
    case invalidInput
    /// The folder is in no repository with a work tree.
    case notARepository
    /// The git program is missing or cannot be started.
    case gitUnavailable
    /// The remote's bookmark has changes that a plain push would drop.
    case rejected
    /// The operation was tried and failed.
    case failed
  }

  /// The error for a bookmark that has nothing to point at.
  static var noChangeYet: RepositoryError {
    RepositoryError(
      .failed, "There is no change yet that a bookmark could point at.",
      hint: "Add a change first, or switch to the new bookmark.")
  }

  /// What can be done about a push that would drop changes.
  static let rejectionHint =
    "Fetch and combine the remote's changes first, or push with force to replace them."

  /// What went wrong, in one line.
  var summary: Substring { message.prefix { !$0.isNewline } }

  /// Throws an invalid-input error when there is a problem.
  static func refuse(_ problem: String?) throws {
    if let problem { throw RepositoryError(.invalidInput, problem) }
  }
}

extension RepositoryError: LocalizedError, CustomStringConvertible {
  var errorDescription: String? { message }
  var recoverySuggestion: String? { hint }
  var description: String { [message, hint].compactMap(\.self).joined(separator: "\n") }
}
