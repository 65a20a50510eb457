// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Changes in real repositories")
struct ChangesTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test("A change records all uncommitted work")
  func all() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try shop.write("changed", to: "work/file0.txt")
    try shop.write("new", to: "work/new.txt")
    let id = try await repository.commit(description: "all of it")
    let files = try await shop.git("show", "--format=", "--name-only", id, in: "work")
    #expect(files == "file0.txt\nnew.txt")
    #expect(try await repository.snapshot().uncommittedFiles.isEmpty)
  }

  @Test("Files that are ignored stay out")
  func ignored() async throws {
    let repository = try await shop.repository()
    try shop.write("*.log\n", to: "work/.gitignore")
    try shop.write("", to: "work/a.log")
    try await repository.commit(description: "first")
    #expect(try await shop.git("ls-files", in: "work") == ".gitignore")
  }

  @Test("Amending leaves uncommitted work alone, staged or not")
  func amend() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try shop.write("", to: "work/staged.txt")
    try await shop.git("add", "staged.txt", in: "work")
    try shop.write("changed", to: "work/file0.txt")
    try await repository.amendDescription("better")
    let snapshot = try await repository.snapshot()
    #expect(snapshot.changes.map(\.description) == ["better"])
    #expect(snapshot.uncommittedFiles.map(\.id) == ["M file0.txt", "A staged.txt"])
  }

  @Test("A hook that refuses is quoted, and the work stays")
  func hook() async throws {
    let repository = try await shop.repository()
    try shop.write("", to: "work/file")
    try await shop.writeScript(
      #"printf '\033[31mNo tabs, please.\033[0m\n'; echo 'Coverage: 45% (9/20)' >&2; exit 1"#,
      to: "work/.git/hooks/pre-commit")
    let error = try await failure { try await repository.commit(description: "try") }
    #expect(error.kind == .failed)
    #expect(error.message == "No tabs, please.\nCoverage: 45% (9/20)")
    let snapshot = try await repository.snapshot()
    #expect(snapshot.changes.isEmpty)
    #expect(snapshot.uncommittedFiles.map(\.id) == ["A file"])
  }

  @Test("A hook that refuses without a word still makes an error with words")
  func silentHook() async throws {
    let repository = try await shop.repository()
    try await shop.writeScript("exit 1", to: "work/.git/hooks/commit-msg")
    let error = try await failure { try await repository.commit(description: "try") }
    #expect(error.message == "git commit failed with exit code 1 and said nothing.")
  }

  @Test("Files in conflict are not recorded")
  func conflict() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try await repository.addBookmark("other", at: nil, switching: true)
    try shop.write("theirs\n", to: "work/file0.txt")
    try await repository.commit(description: "theirs")
    try await shop.git("switch", "--quiet", "main", in: "work")
    try shop.write("ours\n", to: "work/file0.txt")
    let ours = try await repository.commit(description: "ours")
    _ = try await shop.git.result(of: repository.command(["merge", "other"]))
    let error = try await failure { try await repository.commit(description: "merged") }
    #expect(error.message == "file0.txt is in conflict.")
    #expect(try await repository.newestChangeID() == ours)
    #expect(try await repository.snapshot().uncommittedFiles.map(\.id) == ["U file0.txt"])
  }

  @Test("A repository that another git works on is left alone")
  func locked() async throws {
    let repository = try await shop.repository(changes: ["first"])
    try shop.write("", to: "work/.git/index.lock")
    let error = try await failure { try await repository.commit(description: "second") }
    #expect(error.message.contains("index.lock': File exists"))
    #expect(error.hint == "Another git command is at work in this repository; wait for it to end.")
  }

  @Test("An unknown author is said in git's words")
  func unknownAuthor() async throws {
    let environment = shop.git.environment.filter {
      !$0.key.hasPrefix("GIT_AUTHOR") && !$0.key.hasPrefix("GIT_COMMITTER")
    }
    let work = try await shop.repository()
    try await shop.git("config", "user.useConfigOnly", "true", in: "work")
    let repository = GitRepository(
      folderPath: work.folderPath,
      git: GitProcess(executable: shop.git.executable, environment: environment))
    let error = try await failure { try await repository.commit(description: "whose?") }
    #expect(error.message.contains("Please tell me who you are."))
  }

  @Test("A description of comment lines is kept, whatever is configured")
  func comments() async throws {
    let repository = try await shop.repository()
    try await shop.git("config", "commit.cleanup", "strip", in: "work")
    try await repository.commit(description: "\n# heading\n\n\n")
    #expect(try await repository.snapshot().changes.map(\.description) == ["# heading"])
  }
}
