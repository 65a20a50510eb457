// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Names of bookmarks and remotes")
struct NameRulesTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  /// Names with each odd character first, inside and last, and names that have tricked somebody.
  private static let shortList: [String] = {
    let characters = (1...0x7F).map { Character(Unicode.Scalar(UInt8($0))) }
    let odd = characters.filter { !$0.isLetter && !$0.isNumber }
    return odd.flatMap { ["\($0)ab", "a\($0)b", "ab\($0)"] } + [
      "", "a", "@", "HEAD", "refs/heads/a", "a/HEAD", "a.lock/b", "a.LOCK", ".lock", "lock",
      "a/./b", "a//b", "/a", "a/", "a.", "a./b", "feature/", "-", "--", "a-", "a@{b", "a@", "@a",
      "{@", "@/a", "a~\u{301}", "a/\u{301}b", "a b", "a\tb", "a\r\nb", "世界", "FETCH_HEAD",
      "(detached)",
    ]
  }()

  /// All pairs of odd pieces, on their own and inside a name.
  private static let pairs: [String] = {
    let pieces = [".", "/", "@", "{", "-", ".lock", "HEAD", "a", "\u{301}", "\u{85}"]
    let pairs = pieces.flatMap { first in pieces.map { first + $0 } }
    return pairs + pairs.map { "a\($0)b" }
  }()

  @Test("Exactly the names that git takes for branches are bookmark names")
  func bookmarks() async throws {
    let repository = try await shop.repository(changes: ["first"])
    // git reads these as other names for where the head has been.
    let names = (Self.shortList + Self.pairs).filter { !$0.hasPrefix("@{") }
    for name in names {
      let result = try await shop.git.result(
        of: repository.command(["check-ref-format", "--branch", name]))
      let isAllowed = result.status == .exited(0)
      #expect(
        (BookmarkNameRules.problem(with: name) == nil) == isAllowed, "\(name.debugDescription)")
    }
  }

  @Test("Names that mean a place in history are no bookmark names", arguments: ["@{-1}", "@{u}"])
  func history(name: String) {
    #expect(BookmarkNameRules.problem(with: name) != nil)
  }

  @Test("Exactly the names that git takes for references are remote names, but for options")
  func remotes() async throws {
    for name in Self.shortList where name.utf8.first != UInt8(ascii: "-") && !name.isEmpty {
      let result = try await shop.git.result(
        of: GitCommand(
          arguments: ["check-ref-format", "refs/remotes/\(name)/test"], place: .anywhere))
      let isAllowed = result.status == .exited(0)
      #expect((RemoteNameRules.problem(with: name) == nil) == isAllowed, "\(name.debugDescription)")
    }
  }

  @Test("A name that is taken, or whose folder is, is refused for a new bookmark")
  func newBookmarks() async throws {
    let repository = ScratchRepository()
    try await repository.addBookmark("a/b", at: nil, switching: false)
    let snapshot = await repository.snapshot()
    func problem(_ name: String) -> String? {
      BookmarkNameRules.problem(withNew: name, in: snapshot)
    }
    #expect(problem("main") == "A bookmark named “main” exists already.")
    #expect(problem("a") == "The bookmark “a/b” is in the way.")
    #expect(problem("main/\u{301}") == "The bookmark “main” is in the way.")
    #expect(problem("a/b/c") == "The bookmark “a/b” is in the way.")
    #expect(problem("a b") == "A name cannot have spaces.")
    #expect(problem("a/c") == nil)
  }

  @Test("A name that is taken is refused for a new remote")
  func newRemotes() async throws {
    let repository = ScratchRepository()
    try await repository.addRemote(name: "origin", url: "/x")
    let snapshot = await repository.snapshot()
    #expect(
      RemoteNameRules.problem(withNew: "origin", in: snapshot)
        == "A remote named “origin” exists already.")
    #expect(RemoteNameRules.problem(withNew: "fork", in: snapshot) == nil)
  }
}
