// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A repository in memory, in which everything can be tried and nothing can be broken.
///
/// It is the same at every start: ids are made from a counter, dates from the change's number.
/// Its remotes are places in memory too, one a URL, that exist from the first push on. What takes
/// so little time is done where it is asked for, without a thread of its own.
@MainActor
final class ScratchRepository: RepositoryBackend {
  /// A bookmark and the one that it follows.
  struct Pointer: Sendable {
    var changeID: String
    var upstream: Bookmark.Upstream?
  }

  /// The name of the folder that there is not.
  let title: String
  private let author: Change.Author
  private let date: @Sendable (Int) -> Date

  var history = ScratchHistory()
  var current = "main"
  var pointers: [String: Pointer] = [:]
  var remotes: [Remote] = []
  /// The ids that the bookmarks at each URL point at.
  var places: [String: [String: String]] = [:]
  private var uncommittedFiles: [UncommittedFile]

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - title: The name of its folder.
  ///   - author: Who writes its changes.
  ///   - descriptions: The descriptions of the changes to begin with, oldest first.
  ///   - uncommittedFiles: The work that is not recorded yet.
  ///   - date: Returns a change's date from its number, which counts from 0.
  nonisolated init(
    title: String = "scratch",
    author: Change.Author = ScratchBeginning.author,
    descriptions: [String] = ScratchBeginning.descriptions,
    uncommittedFiles: [UncommittedFile] = ScratchBeginning.files,
    date: @escaping @Sendable (Int) -> Date = ScratchBeginning.date(ofChange:)
  ) {
    self.title = title
    self.author = author
    self.uncommittedFiles = uncommittedFiles
    self.date = date
    var tip: String?
    for (number, text) in descriptions.enumerated() {
      tip = history.add(text, after: tip, author: author, date: date(number))
    }
    pointers[current] = tip.map { Pointer(changeID: $0) }
  }

  /// Returns everything that the repository holds.
  func snapshot() -> RepositorySnapshot {
    RepositorySnapshot(
      title: title,
      folderPath: nil,
      head: tip == nil ? .unborn(current) : .bookmark(current),
      divergence: divergence,
      changes: Array(history.line(from: tip).prefix(RepositorySnapshot.changeLimit)),
      bookmarks: bookmarks,
      remotes: remotes,
      uncommittedFiles: uncommittedFiles)
  }

  func newestChangeID() -> String? { tip }

  @discardableResult
  func commit(description: String) throws -> String {
    try RepositoryError.refuse(DescriptionRules.problem(with: description))
    uncommittedFiles = []
    return record(description, after: tip, date: date(history.nextNumber))
  }

  @discardableResult
  func amendDescription(_ description: String) throws -> String {
    try RepositoryError.refuse(DescriptionRules.problem(with: description))
    guard let tip, let newest = history[tip] else {
      throw RepositoryError(.failed, "You have nothing to amend.")
    }
    return record(description, after: newest.parent, date: newest.change.date)
  }

  func addBookmark(_ name: String, at changeID: String?, switching: Bool) throws {
    try RepositoryError.refuse(BookmarkNameRules.problem(with: name))
    try RepositoryError.refuse(changeID.flatMap(ChangeIDRules.problem))
    if let problem = BookmarkNameRules.problem(withNew: name, in: snapshot()) {
      throw RepositoryError(.failed, problem)
    }
    let target = try changeID.map(existingID) ?? tip
    guard target != nil || switching else { throw RepositoryError.noChangeYet }
    pointers[name] = target.map { Pointer(changeID: $0) }
    if switching { current = name }
  }
}

// MARK: - Parts

extension ScratchRepository {
  /// The id of the newest change.
  private var tip: String? { pointers[current]?.changeID }

  private var bookmarks: [Bookmark] {
    pointers.sorted { $0.key < $1.key }.map { name, pointer in
      Bookmark(
        name: name, changeID: pointer.changeID, isCurrent: name == current,
        upstream: pointer.upstream)
    }
  }

  private var divergence: UpstreamDivergence? {
    guard let upstream = pointers[current]?.upstream,
      let remote = remotes.first(where: { $0.name == upstream.remote }),
      let theirs = places[remote.fetchURL]?[upstream.bookmark]
    else { return nil }
    return history.divergence(of: tip, from: theirs)
  }

  /// Adds a change and moves the current bookmark to it.
  private func record(_ description: String, after parent: String?, date: Date) -> String {
    let text = DescriptionRules.cleaned(description)
    let id = history.add(text, after: parent, author: author, date: date)
    pointers[current, default: Pointer(changeID: id)].changeID = id
    return id
  }

  private func existingID(_ id: String) throws -> String {
    guard let full = history.fullID(beginningWith: id) else {
      throw RepositoryError(.failed, "not a valid object name: '\(id)'")
    }
    return full
  }
}
