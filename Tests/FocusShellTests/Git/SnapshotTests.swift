// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Snapshots of real repositories")
struct SnapshotTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test("A repository without changes has an unborn bookmark and its files")
  func unborn() async throws {
    let repository = try await shop.repository("my work")
    try shop.write("x", to: "my work/a b.txt")
    let snapshot = try await repository.snapshot()
    #expect(
      snapshot
        == RepositorySnapshot(
          title: "my work", folderPath: shop.path("my work"), head: .unborn("main"),
          changes: [], bookmarks: [], remotes: [],
          uncommittedFiles: [UncommittedFile(status: .untracked, path: "a b.txt")]))
    #expect(snapshot.currentBookmark == "main")
  }

  @Test("Changes come newest first with everything that git knows of them")
  func changes() async throws {
    let repository = try await shop.repository(changes: ["first", "second\n\nwith a body"])
    let snapshot = try await repository.snapshot()
    let newest = try #require(snapshot.newestChange)
    #expect(snapshot.changes.map(\.description) == ["second\n\nwith a body", "first"])
    #expect(newest.summary == "second")
    #expect(newest.author == Change.Author(name: "Ada", email: "ada@example.org"))
    #expect(newest.date == Date(timeIntervalSince1970: 1_767_323_045))
    #expect(newest.id.count == 40)
    #expect(newest.id.hasPrefix(newest.shortID))
    #expect(snapshot.head == .bookmark("main"))
  }

  @Test(
    "Descriptions come back as they were written",
    arguments: [
      "one\n\n# not a comment\n\ttab", "\u{1B}[31mred\u{1B}[0m\u{8}\nline", "Ünïcödé 世界 👩‍👩‍👧",
      "commit 123\n\nAuthor: nobody", String(repeating: "long ", count: 40_000) + "end",
    ])
  func descriptions(text: String) async throws {
    let repository = try await shop.repository()
    try await repository.commit(description: text)
    try await repository.commit(description: "after")
    #expect(try await repository.snapshot().changes.map(\.description) == ["after", text])
  }

  @Test("Even a description that git would not write does not mix up the fields")
  func strangeDescriptions() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try await shop.writeScript("echo 'gpg: Bad signature' >&2", to: "gpg")
    try await shop.git("config", "gpg.program", shop.path("gpg"), in: "work")
    try await shop.git("config", "log.showSignature", "true", in: "work")
    let tree = try await shop.git("rev-parse", "HEAD^{tree}", in: "work")
    let text =
      "tree \(tree)\nauthor  <> 0 +0000\ncommitter B <b> 5 +0000\nencoding latin-9\n"
      + "gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\nx\0y\n"
    try shop.write(text, to: "object")
    let id = try await shop.git(
      "hash-object", "-t", "commit", "-w", "--literally", shop.path("object"), in: "work")
    try await shop.git("update-ref", "refs/heads/main", id, in: "work")
    try await repository.commit(description: "after")
    let changes = try await repository.snapshot().changes
    #expect(changes.map(\.description) == ["after", "x"])
    #expect(changes.last?.id == id)
    #expect(changes.last?.author == Change.Author(name: "", email: ""))
  }

  @Test("No more than the newest changes are listed")
  func bounded() async throws {
    let repository = try await shop.repository()
    let commits = (0..<250).map { number in
      "commit refs/heads/main\ncommitter A <a> \(number) +0000\ndata <<E\nchange \(number)\nE\n"
    }
    try await repository.write(["fast-import", "--quiet"], input: commits.joined())
    let changes = try await repository.snapshot().changes
    #expect(changes.count == RepositorySnapshot.changeLimit)
    #expect(changes.first?.description == "change 249")
  }

  @Test("Bookmarks know where they point, which is current, and what they follow")
  func bookmarks() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    let ids = try await repository.snapshot().changes.map(\.id)
    let remote = try await shop.bareRepository()
    try await repository.addBookmark("a/ünï", at: ids[1], switching: false)
    try await repository.addRemote(name: "origin", url: remote)
    try await repository.push(
      PushRequest(
        bookmark: "main", remote: "origin", remoteBookmark: "trunk", setUpstream: true)
    ) { _ in }
    try await repository.commit(description: "third")
    let snapshot = try await repository.snapshot()
    #expect(
      snapshot.bookmarks == [
        Bookmark(name: "a/ünï", changeID: ids[1], isCurrent: false),
        Bookmark(
          name: "main", changeID: snapshot.changes[0].id, isCurrent: true,
          upstream: Bookmark.Upstream(remote: "origin", bookmark: "trunk")),
      ])
    #expect(snapshot.divergence == UpstreamDivergence(ahead: 1, behind: 0))
  }

  @Test("A detached head has no current bookmark")
  func detached() async throws {
    let repository = try await shop.repository(changes: ["first", "second"])
    try await shop.git("switch", "--quiet", "--detach", "HEAD~1", in: "work")
    let snapshot = try await repository.snapshot()
    #expect(snapshot.head == .detached(changeID: snapshot.changes[0].id))
    #expect(snapshot.changes.map(\.description) == ["first"])
    #expect(snapshot.currentBookmark == nil)
    #expect(snapshot.bookmarks.map(\.isCurrent) == [false])
  }

  @Test("Remotes are listed with the first URL that was configured, whatever it holds")
  func remotes() async throws {
    let repository = try await shop.repository()
    try await shop.git("remote", "add", "origin", "https://host/a b.git", in: "work")
    try await shop.git("remote", "set-url", "--add", "origin", "https://other/", in: "work")
    try await shop.git("config", "remote.a.b.url", "line\nfeed\u{1B}[0m", in: "work")
    try await shop.git("config", "remote.pushonly.pushurl", "x", in: "work")
    #expect(
      try await repository.snapshot().remotes == [
        Remote(name: "origin", fetchURL: "https://host/a b.git"),
        Remote(name: "a.b", fetchURL: "line\nfeed\u{1B}[0m"),
      ])
  }

  @Test("Uncommitted files are listed with what happened to them, whatever their names")
  func files() async throws {
    let repository = try await shop.repository(changes: ["0", "1", "2"])
    try shop.write("changed", to: "work/file0.txt")
    try FileManager.default.removeItem(atPath: shop.path("work/file1.txt"))
    try await shop.git("mv", "file2.txt", "moved.txt", in: "work")
    try shop.write("", to: "work/-n \n\u{1B}[0m\".txt")
    try shop.write("", to: "work/folder/inside")
    let files = try await repository.snapshot().uncommittedFiles
    #expect(
      Set(files.map(\.id)) == [
        "M file0.txt", "D file1.txt", "R moved.txt", "? -n \n\u{1B}[0m\".txt", "? folder/",
      ])
  }

  @Test("Names may begin with an accent, which clings to whatever is before it")
  func accents() async throws {
    let repository = try await shop.repository(changes: ["first"])
    let name = "\u{301}x"
    try await repository.addBookmark(name, at: nil, switching: true)
    try await repository.addRemote(name: name, url: try await shop.bareRepository())
    try await repository.push(
      PushRequest(bookmark: name, remote: name, setUpstream: true)
    ) { _ in }
    try shop.write("", to: "work/\(name)")
    try shop.write("", to: "work/\(name)2")
    try await shop.git("add", name, in: "work")
    let snapshot = try await repository.snapshot()
    #expect(snapshot.head == .bookmark(name))
    #expect(snapshot.remotes.map(\.name) == [name])
    #expect(
      snapshot.bookmarks.map(\.upstream) == [
        nil, Bookmark.Upstream(remote: name, bookmark: name),
      ])
    #expect(
      snapshot.uncommittedFiles == [
        UncommittedFile(status: .added, path: name),
        UncommittedFile(status: .untracked, path: "\(name)2"),
      ])
  }

  @Test("Reading does not depend on what the user has configured for their own eyes")
  func configuration() async throws {
    let repository = try await shop.repository(changes: ["fürst"])
    try await repository.addRemote(name: "origin", url: try await shop.bareRepository())
    try await repository.push(
      PushRequest(bookmark: "main", remote: "origin", setUpstream: true)
    ) { _ in }
    try shop.write("changed", to: "work/file0.txt")
    try shop.write("", to: "work/new.txt")
    let plain = try await repository.snapshot()
    for (key, value) in [
      ("color.ui", "always"), ("log.showSignature", "true"), ("status.showStash", "true"),
      ("status.showUntrackedFiles", "no"), ("format.pretty", "oneline"), ("log.decorate", "full"),
      ("status.short", "true"), ("log.date", "relative"), ("core.quotePath", "true"),
      ("i18n.logOutputEncoding", "latin1"), ("status.aheadBehind", "false"),
      ("core.pager", "false"),
    ] {
      try await shop.git("config", key, value, in: "work")
    }
    #expect(try await repository.snapshot() == plain)
  }

  @Test("A repository that has vanished is an error, and one further up is not taken for it")
  func vanished() async throws {
    _ = try await shop.repository("outer", changes: ["outer"])
    let inner = try await shop.repository("outer/inner", changes: ["inner"])
    try FileManager.default.removeItem(atPath: shop.path("outer/inner/.git"))
    let error = try await failure { _ = try await inner.snapshot() }
    #expect(error.message.contains("not a git repository"))
    let refused = try await failure { try await inner.commit(description: "lost") }
    #expect(refused.message.contains("not a git repository"))
  }
}
