// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Bookmarks in real repositories")
struct BookmarksTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test("Switching to a bookmark at an older change keeps uncommitted work")
  func switching() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    let first = try await repository.snapshot().changes[1].id
    try shop.write("", to: "work/new.txt")
    try await repository.addBookmark("old", at: first, switching: true)
    let snapshot = try await repository.snapshot()
    #expect(snapshot.currentBookmark == "old")
    #expect(snapshot.changes.map(\.description) == ["first"])
    #expect(snapshot.uncommittedFiles.map(\.id) == ["? new.txt"])
    #expect(!shop.exists("work/file1.txt"))
  }

  @Test("A switch that would lose work is refused in git's words")
  func losing() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    let first = try await repository.snapshot().changes[1].id
    try shop.write("changed", to: "work/file1.txt")
    let error = try await failure {
      try await repository.addBookmark("old", at: first, switching: true)
    }
    #expect(error.message.contains("would be overwritten"))
    #expect(try await repository.snapshot().bookmarks.map(\.name) == ["main"])
  }

  @Test("A bookmark never follows another by itself")
  func following() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try await shop.git("config", "branch.autoSetupMerge", "always", in: "work")
    try await repository.addBookmark("a", at: nil, switching: false)
    try await repository.addBookmark("b", at: nil, switching: true)
    #expect(try await repository.snapshot().bookmarks.map(\.upstream) == [nil, nil, nil])
  }

  @Test("A detached head can be given a bookmark")
  func detached() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    try await shop.git("switch", "--quiet", "--detach", "HEAD~1", in: "work")
    try await repository.addBookmark("here", at: nil, switching: true)
    #expect(try await repository.snapshot().head == .bookmark("here"))
  }

  @Test("git's words for a name that is in the way")
  func inTheWay() async throws {
    let repository = try await shop.repository(changes: ["first"])
    let error = try await failure {
      try await repository.addBookmark("main/sub", at: nil, switching: false)
    }
    #expect(error.message.contains("'refs/heads/main' exists"))
  }
}
