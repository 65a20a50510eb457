// SPDX-License-Identifier: Apache-2.0

/// A repository that a window works on.
///
/// Every operation throws a `RepositoryError` that says why it could not be done, or a
/// `CancellationError` once its task has been cancelled and the work has been stopped.
protocol RepositoryBackend: Sendable {
  /// Reads what the repository holds now.
  func snapshot() async throws -> RepositorySnapshot

  /// Reads the full id of the newest change, or nil before the first.
  func newestChangeID() async throws -> String?

  /// Records all uncommitted work as a new change and returns the change's full id.
  ///
  /// Spaces at the ends of lines and blank lines too many are left out of the description.
  /// With nothing uncommitted the new change is empty, a place to start from. Nothing is recorded
  /// while files are in conflict.
  @discardableResult
  func commit(description: String) async throws -> String

  /// Replaces the newest change's description and returns the change's new full id.
  ///
  /// Uncommitted work stays uncommitted.
  @discardableResult
  func amendDescription(_ description: String) async throws -> String

  /// Creates a bookmark at a change, or at the newest for nil, and optionally makes it current.
  ///
  /// - Parameters:
  ///   - name: The name, which no other bookmark has.
  ///   - changeID: The full or abbreviated id of a change.
  ///   - switching: Whether the bookmark becomes the current one.
  /// - Throws: A `RepositoryError`, for example when a bookmark has this name already.
  func addBookmark(_ name: String, at changeID: String?, switching: Bool) async throws

  /// Adds a remote without reaching for it.
  func addRemote(name: String, url: String) async throws

  /// Sends a bookmark's changes to a remote.
  @discardableResult
  func push(_ request: PushRequest, progress: @escaping ProgressHandler) async throws -> PushOutcome

  /// Learns where a remote's bookmarks are.
  func fetch(remote: String, progress: @escaping ProgressHandler) async throws
}

extension RepositoryBackend {
  /// Replaces the description of a change, provided that it is the newest.
  @discardableResult
  func describe(change id: String, as description: String) async throws -> String {
    guard try await newestChangeID() == id else {
      throw RepositoryError(
        .invalidInput, "Only the newest change's description can be edited.",
        hint: "Another change has become the newest; look at the repository again.")
    }
    return try await amendDescription(description)
  }
}
