// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel
@testable import FocusShell

@Suite("The repository windows")
@MainActor
struct RepositoryWindowTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test("A window shows what its repository holds, the newest change first")
  func content() async throws {
    let work = try await shop.repository(changes: ["First", "Second"])
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    let changes = try await work.snapshot().changes
    #expect(app.keyTitle == "work")
    #expect(
      Array(app.texts.prefix(8)) == [
        "Repository", work.folderPath, "On main", "Changes", changes[0].shortID, "Second",
        changes[1].shortID, "First",
      ])
  }

  @Test("A window without a folder stands for the repository that holds the current folder")
  func currentFolder() async throws {
    let work = try await shop.repository(changes: ["First"])
    try shop.write("", to: "work/deep/down/file")
    var library = shop.library
    library.currentFolder = shop.path("work/deep/down")
    let app = await AppDriver(library)
    #expect(app.titles == ["work"])
    let folder = URL(fileURLWithPath: work.folderPath, isDirectory: true)
    await app.act(.openURL(folder.absoluteString))
    #expect(app.titles == ["work"])
  }

  @Test("Where there is no repository there is one in memory, in which every dialog works")
  func scratch() async {
    let app = await AppDriver(shop.library)
    #expect(app.titles == ["scratch"])
    #expect(app.texts.contains("In memory, until the window closes"))
    #expect(
      app.texts.contains("A scratch repository to try things in. The folder is in no repository."))
    await app.choose("add-change")
    await app.type(["Description": "Tried"])
    await app.act(.confirm)
    await app.choose("push")
    await app.type(["URL": "https://host/x.git"])
    await app.act(.confirm)
    await app.act(.confirm)
    #expect(app.texts.contains("Tried"))
    #expect(app.texts.contains("Pushed main to the new origin/main."))
    #expect(app.session.issues.isEmpty)
  }

  @Test("Two windows have sheets, texts and repositories of their own")
  func independence() async throws {
    let one = try await shop.repository("one", changes: ["First"])
    let two = try await shop.repository("two", changes: ["Other"])
    let app = await AppDriver(shop.library, folders: [one.folderPath, two.folderPath])
    await app.act(.makeKey(window: 1))
    await app.choose("add-bookmark")
    await app.type(["Name": "topic"])
    await app.act(.makeKey(window: 2))
    #expect(app.sheet == nil)
    await app.choose("edit-change-description")
    await app.type(["Description": "Changed"])
    await app.act(.confirm)
    #expect(app.texts(ofWindow: 2).contains("Changed"))
    #expect(!app.texts(ofWindow: 1).contains("Changed"))
    await app.act(.makeKey(window: 1))
    #expect(app.sheet == "addBookmark")
    #expect(app.value(of: "Name") == "topic")
  }

  @Test("A change made in one window shows in the others on the same folder, and nowhere else")
  func sharedFolder() async throws {
    let work = try await shop.repository(changes: ["First"])
    try FileManager.default.createDirectory(
      atPath: shop.path("work/deep"), withIntermediateDirectories: false)
    let other = try await shop.repository("other", changes: ["Other"])
    let app = await AppDriver(
      shop.library, folders: [work.folderPath, shop.path("work/deep"), other.folderPath])
    try await other.commit(description: "Unseen")
    await app.act(.makeKey(window: 1))
    await app.choose("edit-change-description")
    await app.type(["Description": "Changed"])
    await app.act(.confirm)
    #expect(app.texts(ofWindow: 1).contains("Changed"))
    #expect(app.texts(ofWindow: 2).contains("Changed"))
    #expect(!app.texts(ofWindow: 3).contains("Unseen"))
  }

  @Test("A window on something else says why, can still clone, and looks again when asked")
  func problem() async throws {
    let app = await AppDriver(shop.library, folders: [shop.path("later")])
    #expect(app.keyTitle == "later")
    #expect(app.texts.contains("Problem"))
    await app.choose("push")
    #expect(app.texts.contains { $0.hasPrefix("cannot change to") })
    await app.press("Cancel")
    await app.choose("clone")
    #expect(app.element("URL") != nil)
    await app.press("Cancel")
    _ = try await shop.repository("later", changes: ["First"])
    await app.press("Reload")
    #expect(app.texts.contains("First"))
    #expect(!app.texts.contains("Problem"))
  }

  @Test("Reload shows what others have done")
  func reload() async throws {
    let work = try await shop.repository(changes: ["First"])
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    try await work.commit(description: "Second")
    #expect(!app.texts.contains("Second"))
    await app.act(.pressKey(KeyboardShortcut("r")))
    #expect(app.texts.contains("Second"))
  }

  @Test("Text from a repository cannot steer the terminal")
  func hostileText() async throws {
    let work = try await shop.repository(changes: ["Red\u{1B}[31m alert\u{7}"])
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    #expect(app.texts.contains("Red alert"))
  }
}
