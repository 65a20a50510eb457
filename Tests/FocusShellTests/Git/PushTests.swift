// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Pushing and fetching between real repositories")
struct PushTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  /// Makes a repository that has pushed its changes to a remote.
  private func pushedRepository() async throws -> GitRepository {
    let repository = try await shop.repository(changes: ["first", "second"])
    try await repository.addRemote(name: "origin", url: try await shop.bareRepository())
    try await repository.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    return repository
  }

  /// Pushes a change from another clone and returns its id.
  @discardableResult
  private func pushFromElsewhere() async throws -> String {
    let other = try await GitRepository.clone(
      url: shop.path("remote.git"), into: shop.path("other"), using: shop.git)
    let id = try await other.commit(description: "from elsewhere")
    try await other.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    return id
  }

  private func remoteID(_ bookmark: String = "main") async throws -> String {
    try await shop.git("rev-parse", "refs/heads/\(bookmark)", in: "remote.git")
  }

  @Test("A push sends the changes and reports its progress")
  func progress() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    try await repository.addRemote(name: "origin", url: try await shop.bareRepository())
    let log = ProgressLog()
    let request = PushRequest(bookmark: "main", remote: "origin")
    #expect(try await repository.push(request, progress: log.handler) == .created)
    #expect(try await remoteID() == repository.newestChangeID())
    #expect(log.phases.isSuperset(of: ["Enumerating objects", "Writing objects"]))
    #expect(log.all.contains(OperationProgress(phase: "Writing objects", fraction: 1)))
  }

  @Test("Changes that only the remote has make a push rejected, with force too until fetched")
  func rejected() async throws {
    let repository = try await pushedRepository()
    try await pushFromElsewhere()
    let mine = try await repository.commit(description: "mine")
    var request = PushRequest(bookmark: "main", remote: "origin")
    let error = try await failure { try await repository.push(request) { _ in } }
    #expect(error.kind == .rejected)
    #expect(error.message.hasPrefix("main [rejected] (fetch first)\n"))
    #expect(error.hint == RepositoryError.rejectionHint)
    request.force = true
    let stale = try await failure { try await repository.push(request) { _ in } }
    #expect(stale.kind == .rejected)
    #expect(stale.message.hasPrefix("main [rejected] (stale info)"))
    try await repository.fetch(remote: "origin") { _ in }
    #expect(try await repository.push(request) { _ in } == .forced)
    #expect(try await remoteID() == mine)
  }

  @Test("A hook at the remote that refuses is quoted")
  func remoteHook() async throws {
    let repository = try await pushedRepository()
    try await shop.writeScript(
      #"printf 'Closed on \033[1mSundays\033[0m.\n'; exit 1"#, to: "remote.git/hooks/pre-receive")
    try await repository.commit(description: "third")
    let error = try await failure {
      try await repository.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    }
    #expect(error.kind == .failed)
    #expect(
      error.message.hasPrefix(
        "main [remote rejected] (pre-receive hook declined)\nremote: Closed on Sundays."))
  }

  @Test("A hook that prints while pushing does not hide the outcome")
  func chattyHook() async throws {
    let repository = try await pushedRepository()
    try await shop.writeScript(
      #"printf '!\trefs/heads/a:b\tno\n'; echo hello"#, to: "work/.git/hooks/pre-push")
    try await repository.commit(description: "third")
    let request = PushRequest(bookmark: "main", remote: "origin")
    #expect(try await repository.push(request) { _ in } == .updated)
  }

  @Test("A remote that cannot be reached is said in git's words")
  func unreachable() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try await repository.addRemote(name: "origin", url: shop.path("nowhere"))
    let pushing = try await failure {
      try await repository.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    }
    #expect(pushing.message.contains("does not appear to be a git repository"))
    let fetching = try await failure { try await repository.fetch(remote: "origin") { _ in } }
    #expect(fetching.message.contains("does not appear to be a git repository"))
  }

  @Test("Fetching shows how far the remote is ahead")
  func fetch() async throws {
    let repository = try await pushedRepository()
    try await repository.push(
      PushRequest(bookmark: "main", remote: "origin", setUpstream: true)
    ) { _ in }
    try await pushFromElsewhere()
    #expect(try await repository.snapshot().divergence == UpstreamDivergence(ahead: 0, behind: 0))
    let log = ProgressLog()
    try await repository.fetch(remote: "origin", progress: log.handler)
    #expect(try await repository.snapshot().divergence == UpstreamDivergence(ahead: 0, behind: 1))
    #expect(!log.all.isEmpty)
  }

  @Test("A branch and a tag of one name are not mixed up")
  func tagOfSameName() async throws {
    let repository = try await pushedRepository()
    try await shop.git("tag", "main", "HEAD~1", in: "work")
    let id = try await repository.commit(description: "third")
    try await repository.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    #expect(try await remoteID() == id)
  }

  @Test("A remote's path may begin with the home folder")
  func home() async throws {
    let repository = try await shop.repository(changes: ["first"])
    _ = try await shop.bareRepository()
    try await repository.addRemote(name: "origin", url: "~/remote.git")
    try await repository.push(PushRequest(bookmark: "main", remote: "origin")) { _ in }
    #expect(try await remoteID() == repository.newestChangeID())
  }
}
