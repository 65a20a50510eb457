// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The push dialog")
@MainActor
struct PushDialogTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  /// Starts the app on a repository with a change and an empty remote.
  private func start() async throws -> AppDriver {
    let work = try await shop.repository(changes: ["First"])
    try await work.addRemote(name: "origin", url: try await shop.bareRepository())
    return await AppDriver(shop.library, folders: [work.folderPath])
  }

  @Test("A push sends the bookmark, follows it and says what it did")
  func success() async throws {
    let app = try await start()
    await app.choose("push")
    #expect(app.value(of: "Remote") == "origin")
    #expect(app.value(of: "Bookmark") == "main")
    #expect(app.value(of: "Force") == "off")
    #expect(app.value(of: "Set Upstream") == "on")
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("Pushed main to the new origin/main."))
    #expect(app.texts.contains("follows origin/main"))
    #expect(try await shop.git("log", "--format=%s", "main", in: "remote.git") == "First")
  }

  @Test("A bookmark that follows another is pushed there")
  func upstream() async throws {
    let app = try await start()
    try await shop.git("push", "--quiet", "--set-upstream", "origin", "main:trunk", in: "work")
    await app.press("Reload")
    await app.choose("push")
    #expect(app.value(of: "Set Upstream") == "off")
    await app.act(.confirm)
    #expect(app.texts.contains("origin/trunk was up to date."))
  }

  @Test("A rejected push keeps the form with what was chosen and says git's words")
  func rejection() async throws {
    let app = try await start()
    _ = try await shop.repository("other", changes: ["Theirs"])
    try await shop.git("push", "--quiet", shop.path("remote.git"), "main", in: "other")
    await app.choose("push")
    await app.toggle("Set Upstream")
    await app.act(.confirm)
    #expect(app.sheet == "push")
    #expect(app.value(of: "Set Upstream") == "off")
    #expect(app.texts.contains("main [rejected] (fetch first)"))
    await app.press("Cancel")
    await app.press("Fetch origin")
    await app.choose("push")
    await app.toggle("Force")
    await app.act(.confirm)
    #expect(app.texts.contains("Pushed main to origin/main, replacing what was there."))
  }

  @Test("Names in the pickers are made harmless as they are everywhere, and still push")
  func hostileName() async throws {
    let app = try await start()
    try await shop.git("checkout", "--quiet", "-b", "br\u{9B}\u{202E}", in: "work")
    await app.choose("push")
    #expect(app.value(of: "Bookmark") == "br")
    await app.act(.confirm)
    #expect(app.texts.contains("Pushed br to the new origin/br."))
  }

  @Test("There is nothing to push before the first change")
  func reason() async throws {
    let work = try await shop.repository()
    try await work.addRemote(name: "origin", url: shop.path("remote.git"))
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    await app.choose("push")
    #expect(app.texts.contains("There is no bookmark to push yet; add a change first."))
    #expect(app.isConfirmable == false)
  }
}

@Suite("A push without a remote")
@MainActor
struct PushWithoutRemoteTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func start() async throws -> AppDriver {
    let work = try await shop.repository(changes: ["First"])
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    await app.choose("push")
    return app
  }

  @Test("It asks for a remote first and then comes back")
  func success() async throws {
    let app = try await start()
    #expect(app.sheet == "addRemote")
    #expect(app.session.dismissals == 1)
    await app.type(["URL": try await shop.bareRepository()])
    await app.act(.confirm)
    #expect(app.sheet == "push")
    #expect(app.session.dismissals == 2)
    #expect(app.value(of: "Remote") == "origin")
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("Pushed main to the new origin/main."))
    #expect(app.session.issues.isEmpty)
  }

  @Test("It is given up with the question for the remote")
  func cancellation() async throws {
    let app = try await start()
    await app.press("Cancel")
    #expect(app.sheet == nil)
  }

  @Test("It is given up when a person asks for another sheet meanwhile")
  func replacement() async throws {
    let app = try await start()
    await app.choose("add-bookmark")
    #expect(app.sheet == "addBookmark")
    await app.press("Cancel")
    #expect(app.sheet == nil)
  }
}
