// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The scratch repository")
struct ScratchRepositoryTests {
  /// Does a little of everything.
  private func play(_ repository: ScratchRepository) async throws -> RepositorySnapshot {
    try await repository.commit(description: "one")
    try await repository.amendDescription("better")
    try await repository.addBookmark("side", at: nil, switching: true)
    try await repository.addRemote(name: "origin", url: "https://host/x")
    try await repository.push(
      PushRequest(bookmark: "side", remote: "origin", setUpstream: true)
    ) { _ in }
    try await repository.commit(description: "two")
    return await repository.snapshot()
  }

  @Test("It begins with changes, a bookmark and uncommitted work")
  func beginning() async {
    let snapshot = await ScratchRepository().snapshot()
    #expect(snapshot.title == "scratch")
    #expect(snapshot.head == .bookmark("main"))
    #expect(snapshot.changes.first?.summary == "Correct the guide's links")
    #expect(snapshot.changes.count == 3)
    #expect(snapshot.uncommittedFiles.map(\.id) == ["M guide.md", "? notes.txt"])
    #expect(snapshot.remotes.isEmpty)
  }

  @Test("The same steps always give the same repository")
  func determinism() async throws {
    #expect(try await play(ScratchRepository()) == play(ScratchRepository()))
  }

  @Test("Ids look like git's and differ")
  func ids() {
    let ids = (0..<2000).map(ScratchID.full)
    #expect(Set(ids.map(ScratchID.short)).count == 2000)
    #expect(ids.allSatisfy { $0.count == 40 && ChangeIDRules.problem(with: $0) == nil })
  }

  @Test("Dates are the caller's to choose, and amending keeps them")
  func dates() async throws {
    let repository = ScratchRepository(descriptions: ["a"]) { number in
      Date(timeIntervalSince1970: Double(number))
    }
    try await repository.commit(description: "b")
    try await repository.amendDescription("c")
    #expect(await repository.snapshot().changes.map(\.date.timeIntervalSince1970) == [1, 0])
  }

  @Test("Two remotes of one URL are one place")
  func places() async throws {
    let repository = ScratchRepository()
    try await repository.addRemote(name: "a", url: "https://host/x")
    try await repository.addRemote(name: "b", url: "https://host/x")
    #expect(
      try await repository.push(PushRequest(bookmark: "main", remote: "a")) { _ in } == .created)
    #expect(
      try await repository.push(PushRequest(bookmark: "main", remote: "b")) { _ in } == .upToDate)
  }

  @Test("A push that is cancelled sends nothing")
  func cancelled() async throws {
    let repository = ScratchRepository()
    try await repository.addRemote(name: "a", url: "https://host/x")
    let request = PushRequest(bookmark: "main", remote: "a")
    let task = Task {
      try await repository.push(request) { _ in withUnsafeCurrentTask { $0?.cancel() } }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await repository.push(request) { _ in } == .created)
  }

  @Test("An id that begins several changes' ids or none is refused")
  func abbreviations() async throws {
    let repository = ScratchRepository(descriptions: ["a", "b"])
    let change = try #require(await repository.snapshot().changes.last)
    try await repository.addBookmark("short", at: change.shortID, switching: true)
    #expect(await repository.snapshot().changes == [change])
    let error = try await failure {
      try await repository.addBookmark("none", at: "0000000", switching: false)
    }
    #expect(error.message == "not a valid object name: '0000000'")
  }
}
