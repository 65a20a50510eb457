// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

/// What every backend promises, tried on a real repository and on one in memory.
@Suite("Repository backends")
struct BackendTests {
  enum Kind: CaseIterable {
    case git
    case scratch
  }

  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func backend(_ kind: Kind, changes: [String]) async throws -> any RepositoryBackend {
    switch kind {
    case .git: try await shop.repository(changes: changes)
    case .scratch: ScratchRepository(descriptions: changes, uncommittedFiles: [])
    }
  }

  private func remoteURL(_ kind: Kind) async throws -> String {
    switch kind {
    case .git: try await shop.bareRepository()
    case .scratch: "https://host/x.git"
    }
  }

  @Test("A change without work is empty and moves the bookmark", arguments: Kind.allCases)
  func emptyChange(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first"])
    let id = try await backend.commit(description: "second\n")
    let snapshot = try await backend.snapshot()
    #expect(snapshot.changes.map(\.description) == ["second", "first"])
    #expect(snapshot.newestChange?.id == id)
    #expect(try await backend.newestChangeID() == id)
    #expect(snapshot.bookmarks.map(\.changeID) == [id])
    #expect(snapshot.uncommittedFiles.isEmpty)
  }

  @Test("The first change creates the unborn bookmark", arguments: Kind.allCases)
  func firstChange(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    #expect(try await backend.newestChangeID() == nil)
    #expect(try await backend.snapshot().head == .unborn("main"))
    try await backend.commit(description: "first")
    #expect(try await backend.snapshot().head == .bookmark("main"))
  }

  @Test("Amending replaces the newest change's description", arguments: Kind.allCases)
  func amend(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first", "second"])
    let before = try await backend.snapshot().changes
    let id = try await backend.amendDescription("better\n\nthan before")
    let after = try await backend.snapshot().changes
    #expect(after.map(\.description) == ["better\n\nthan before", "first"])
    #expect(after[0].id == id)
    #expect(after[0].id != before[0].id)
    #expect(after[0].date == before[0].date)
    #expect(after[1] == before[1])
  }

  @Test("Amending an empty change works too", arguments: Kind.allCases)
  func amendEmpty(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    try await backend.commit(description: "empty")
    try await backend.amendDescription("still empty")
    #expect(try await backend.snapshot().changes.map(\.description) == ["still empty"])
  }

  @Test("Only the newest change can be described", arguments: Kind.allCases)
  func describe(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first", "second"])
    let changes = try await backend.snapshot().changes
    let error = try await failure {
      try await backend.describe(change: changes[1].id, as: "no")
    }
    #expect(error.kind == .invalidInput)
    try await backend.describe(change: changes[0].id, as: "yes")
    #expect(try await backend.snapshot().changes.map(\.description) == ["yes", "first"])
  }

  @Test("There is nothing to amend before the first change", arguments: Kind.allCases)
  func amendNothing(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    let error = try await failure { try await backend.amendDescription("text") }
    #expect(error.message.contains("You have nothing to amend."))
  }

  @Test(
    "A blank description or one with a NUL is refused", arguments: Kind.allCases,
    ["", " \n\t", "a\0b"])
  func badDescriptions(kind: Kind, text: String) async throws {
    let backend = try await backend(kind, changes: ["first"])
    let newChange = try await failure { try await backend.commit(description: text) }
    let newText = try await failure { try await backend.amendDescription(text) }
    #expect([newChange.kind, newText.kind] == [.invalidInput, .invalidInput])
    #expect(try await backend.snapshot().changes.map(\.description) == ["first"])
  }

  @Test(
    "Spaces at ends and blank lines too many are left out of descriptions", arguments: Kind.allCases
  )
  func cleaning(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    let text = " \n\t\r\n  one \t\r\ntwo\n\n \n\nthree\u{C}\u{A0}\n \n"
    try await backend.commit(description: text)
    #expect(
      try await backend.snapshot().changes.map(\.description) == [
        "  one\ntwo\n\nthree\u{C}\u{A0}"
      ])
  }

  @Test("A bookmark is created at a change, current or not", arguments: Kind.allCases)
  func addBookmark(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first", "second"])
    let changes = try await backend.snapshot().changes
    try await backend.addBookmark("here", at: nil, switching: false)
    try await backend.addBookmark("a/b", at: changes[1].id, switching: true)
    let snapshot = try await backend.snapshot()
    #expect(
      snapshot.bookmarks == [
        Bookmark(name: "a/b", changeID: changes[1].id, isCurrent: true),
        Bookmark(name: "here", changeID: changes[0].id, isCurrent: false),
        Bookmark(name: "main", changeID: changes[0].id, isCurrent: false),
      ])
    #expect(snapshot.changes == [changes[1]])
  }

  @Test("Before the first change a bookmark can only become current", arguments: Kind.allCases)
  func unbornBookmark(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    let error = try await failure {
      try await backend.addBookmark("a", at: nil, switching: false)
    }
    #expect(error == .noChangeYet)
    try await backend.addBookmark("a", at: nil, switching: true)
    #expect(try await backend.snapshot().head == .unborn("a"))
  }

  @Test("A bookmark that exists is not moved", arguments: Kind.allCases, [true, false])
  func existingBookmark(kind: Kind, switching: Bool) async throws {
    let backend = try await backend(kind, changes: ["first", "second"])
    let before = try await backend.snapshot()
    let error = try await failure {
      try await backend.addBookmark("main", at: before.changes[1].id, switching: switching)
    }
    #expect(error.kind == .failed)
    #expect(error.message.contains("exists"))
    #expect(try await backend.snapshot() == before)
  }

  @Test(
    "Names that could be options or are no names are refused", arguments: Kind.allCases,
    ["", "-d", "--force", "a b", "a..b", "HEAD", "@{-1}", "\u{1B}[0m"])
  func badNames(kind: Kind, name: String) async throws {
    let backend = try await backend(kind, changes: ["first"])
    let before = try await backend.snapshot()
    let bookmark = try await failure {
      try await backend.addBookmark(name, at: nil, switching: false)
    }
    #expect(bookmark.kind == .invalidInput)
    if name != "HEAD" {
      let remote = try await failure { try await backend.addRemote(name: name, url: "/x") }
      #expect(remote.kind == .invalidInput)
    }
    #expect(try await backend.snapshot() == before)
  }

  @Test("What is no id is refused as one", arguments: Kind.allCases, ["HEAD", "-f", "main", "abc"])
  func badIDs(kind: Kind, id: String) async throws {
    let backend = try await backend(kind, changes: ["first"])
    let error = try await failure { try await backend.addBookmark("a", at: id, switching: true) }
    #expect(error.kind == .invalidInput)
  }

  @Test("A remote that exists is not replaced", arguments: Kind.allCases)
  func existingRemote(kind: Kind) async throws {
    let backend = try await backend(kind, changes: [])
    try await backend.addRemote(name: "origin", url: "https://host/x")
    let error = try await failure {
      try await backend.addRemote(name: "origin", url: "https://host/y")
    }
    #expect(error.kind == .failed)
    #expect(error.message.contains("exists"))
    #expect(
      try await backend.snapshot().remotes == [Remote(name: "origin", fetchURL: "https://host/x")])
  }

  @Test(
    "A push creates, updates, finds nothing to do, is rejected, and forces",
    arguments: Kind.allCases)
  func push(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first"])
    try await backend.addRemote(name: "origin", url: try await remoteURL(kind))
    var request = PushRequest(bookmark: "main", remote: "origin")
    #expect(try await backend.push(request) { _ in } == .created)
    #expect(try await backend.push(request) { _ in } == .upToDate)
    try await backend.commit(description: "second")
    #expect(try await backend.push(request) { _ in } == .updated)
    try await backend.amendDescription("other")
    let error = try await failure { try await backend.push(request) { _ in } }
    #expect(error.kind == .rejected)
    #expect(error.message.hasPrefix("main [rejected] (non-fast-forward)"))
    #expect(error.hint == RepositoryError.rejectionHint)
    request.force = true
    #expect(try await backend.push(request) { _ in } == .forced)
  }

  @Test("A push can set the upstream, under another name too", arguments: Kind.allCases)
  func upstream(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first"])
    try await backend.addRemote(name: "origin", url: try await remoteURL(kind))
    let request = PushRequest(
      bookmark: "main", remote: "origin", remoteBookmark: "trunk", setUpstream: true)
    let log = ProgressLog()
    try await backend.push(request, progress: log.handler)
    try await backend.commit(description: "second")
    let snapshot = try await backend.snapshot()
    #expect(
      snapshot.bookmarks.map(\.upstream) == [
        Bookmark.Upstream(remote: "origin", bookmark: "trunk")
      ])
    #expect(snapshot.divergence == UpstreamDivergence(ahead: 1, behind: 0))
    #expect(log.phases.contains("Writing objects"))
  }

  @Test("A push of nothing or to nowhere fails", arguments: Kind.allCases)
  func pushFailures(kind: Kind) async throws {
    let backend = try await backend(kind, changes: ["first"])
    let nowhere = try await failure {
      try await backend.push(PushRequest(bookmark: "main", remote: "nowhere")) { _ in }
    }
    #expect(nowhere.message.hasPrefix("'nowhere' does not appear to be a git repository"))
    try await backend.addRemote(name: "origin", url: try await remoteURL(kind))
    let nothing = try await failure {
      try await backend.push(PushRequest(bookmark: "gone", remote: "origin")) { _ in }
    }
    #expect(nothing.message.hasPrefix("src refspec refs/heads/gone does not match any"))
    let fetch = try await failure { try await backend.fetch(remote: "nowhere") { _ in } }
    #expect(fetch.message.hasPrefix("'nowhere' does not appear to be a git repository"))
  }
}
