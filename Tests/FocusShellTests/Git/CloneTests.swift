// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Cloning real repositories")
struct CloneTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func clone(
    _ url: String, into name: String, branch: String? = nil, progress: ProgressLog = ProgressLog()
  ) async throws -> GitRepository {
    try await GitRepository.clone(
      url: url, into: shop.path(name), branch: branch, using: shop.git,
      progress: progress.handler)
  }

  @Test("A clone has the changes, makes missing folders, and reports its progress")
  func clone() async throws {
    let source = try await shop.repository("a ünï", changes: ["first", "second"])
    let log = ProgressLog()
    let copy = try await clone(
      "file://\(source.folderPath)", into: "new folder/-deep/copy", progress: log)
    #expect(copy.folderPath == shop.path("new folder/-deep/copy"))
    let snapshot = try await copy.snapshot()
    #expect(snapshot.title == "copy")
    #expect(snapshot.changes == (try await source.snapshot().changes))
    #expect(snapshot.remotes.map(\.name) == ["origin"])
    #expect(log.phases.contains("Receiving objects"))
    #expect(log.all.compactMap(\.fraction).allSatisfy { (0...1).contains($0) })
  }

  @Test("A clone starts with the bookmark that is asked for")
  func branch() async throws {
    let source = try await shop.repository(changes: ["first"])
    try await source.addBookmark("side", at: nil, switching: false)
    let copy = try await clone(source.folderPath, into: "copy", branch: "side")
    #expect(try await copy.snapshot().currentBookmark == "side")
  }

  @Test("A clone may fill an empty folder that is there")
  func emptyFolder() async throws {
    let source = try await shop.repository(changes: ["first"])
    try FileManager.default.createDirectory(
      atPath: shop.path("copy"), withIntermediateDirectories: false)
    #expect(try await clone(source.folderPath, into: "copy").newestChangeID() != nil)
  }

  @Test("An empty repository can be cloned")
  func emptyRepository() async throws {
    let copy = try await clone(try await shop.bareRepository(), into: "copy")
    #expect(try await copy.snapshot().head == .unborn("main"))
  }

  @Test("A folder with something in it is never touched")
  func occupied() async throws {
    let source = try await shop.repository(changes: ["first"])
    try shop.write("mine", to: "copy/file")
    let error = try await failure { _ = try await clone(source.folderPath, into: "copy") }
    #expect(error.kind == .invalidInput)
    #expect(error.message == "The folder is not empty.")
    #expect(try String(contentsOfFile: shop.path("copy/file"), encoding: .utf8) == "mine")
  }

  @Test("A clone of nothing fails in git's words and leaves nothing")
  func nothing() async throws {
    let error = try await failure {
      _ = try await clone(shop.path("nowhere"), into: "deep/copy")
    }
    #expect(error.kind == .failed)
    #expect(error.message == "repository '\(shop.path("nowhere"))' does not exist")
    #expect(!shop.exists("deep"))
  }

  @Test("Failing leaves the folders in which others have put something meanwhile")
  func sharedParent() async throws {
    let folder = try CloneFolder(claiming: shop.path("a/b/c"), home: nil)
    try shop.write("", to: "a/other")
    try shop.write("", to: "a/b/c/partial")
    folder.discard()
    #expect(shop.exists("a/other"))
    #expect(!shop.exists("a/b"))
  }

  @Test("Failing leaves an empty folder that was there")
  func failureKeepsFolder() async throws {
    try FileManager.default.createDirectory(
      atPath: shop.path("copy"), withIntermediateDirectories: false)
    _ = try await failure { _ = try await clone(shop.path("nowhere"), into: "copy") }
    #expect(shop.exists("copy"))
  }

  @Test("A bookmark that the remote lacks fails in git's words and leaves nothing")
  func missingBranch() async throws {
    let source = try await shop.repository(changes: ["first"])
    let error = try await failure {
      _ = try await clone(source.folderPath, into: "copy", branch: "gone")
    }
    #expect(error.message.contains("Remote branch gone not found in upstream origin"))
    #expect(!shop.exists("copy"))
  }

  @Test(
    "A URL cannot be an option or start a program", arguments: ["--upload-pack=x", "-x", "ext::x"])
  func injection(url: String) async throws {
    _ = try await failure { _ = try await clone(url, into: "copy") }
    #expect(!shop.exists("copy"))
  }
}
