// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The dialogs for bookmarks and remotes")
@MainActor
struct NameDialogTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func start(changes: [String] = ["First"]) async throws -> AppDriver {
    let work = try await shop.repository(changes: changes)
    return await AppDriver(shop.library, folders: [work.folderPath])
  }

  @Test("Adding a bookmark puts it on the newest change and stays on the current one")
  func addBookmark() async throws {
    let app = try await start()
    await app.choose("add-bookmark")
    await app.type(["Name": "topic"])
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("topic"))
    #expect(app.texts.contains("On main"))
  }

  @Test("Before the first change, adding a bookmark makes it the one that the change will create")
  func addFirstBookmark() async throws {
    let app = try await start(changes: [])
    await app.choose("add-bookmark")
    await app.type(["Name": "trunk"])
    await app.act(.confirm)
    #expect(app.texts.contains("On trunk, before the first change"))
  }

  @Test(
    "A bookmark's name is checked while it is typed",
    arguments: [
      ("", "A bookmark needs a name."),
      ("two words", "A name cannot have spaces."),
      ("main", "A bookmark named “main” exists already."),
    ])
  func bookmarkReason(name: String, reason: String) async throws {
    let app = try await start()
    await app.choose("add-bookmark")
    await app.type(["Name": name])
    #expect(app.texts.contains(reason))
    #expect(app.isConfirmable == false)
  }

  @Test("A bookmark that git refuses keeps the form with its text")
  func refusedBookmark() async throws {
    let app = try await start()
    await app.choose("add-bookmark")
    await app.type(["Name": "topic"])
    try await shop.git("branch", "topic", in: "work")
    await app.act(.confirm)
    #expect(app.sheet == "addBookmark")
    #expect(app.texts.contains("a branch named 'topic' already exists"))
    #expect(app.value(of: "Name") == "topic")
  }

  @Test("Adding a remote suggests origin as long as that is free")
  func addRemote() async throws {
    let app = try await start()
    await app.choose("add-remote")
    #expect(app.value(of: "Name") == "origin")
    await app.type(["URL": " https://host/x.git "])
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("https://host/x.git"))
    await app.choose("add-remote")
    #expect(app.value(of: "Name") == "")
    #expect(app.texts.contains("A remote needs a name."))
    #expect(app.isConfirmable == false)
  }

  @Test("A remote that git refuses keeps the form with its text")
  func refusedRemote() async throws {
    let app = try await start()
    await app.choose("add-remote")
    await app.type(["URL": "https://host/x.git"])
    try await shop.git("remote", "add", "origin", "https://host/y.git", in: "work")
    await app.act(.confirm)
    #expect(app.sheet == "addRemote")
    #expect(app.texts.contains("remote origin already exists."))
    #expect(app.value(of: "URL") == "https://host/x.git")
  }
}
