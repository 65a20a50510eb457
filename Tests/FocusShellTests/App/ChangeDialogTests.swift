// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The dialogs for changes")
@MainActor
struct ChangeDialogTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private func start(hook: String? = nil) async throws -> AppDriver {
    let work = try await shop.repository(changes: ["First\n\nWith a body"])
    try shop.write("new\n", to: "work/new.txt")
    if let hook {
      try await shop.writeScript(
        "echo 'the hook says no' >&2; exit 1", to: "work/.git/hooks/\(hook)")
    }
    return await AppDriver(shop.library, folders: [work.folderPath])
  }

  @Test("Adding a change records the uncommitted files")
  func add() async throws {
    let app = try await start()
    #expect(app.texts.contains("new.txt"))
    await app.choose("add-change")
    #expect(app.texts.contains("The change will hold 1 file."))
    await app.type(["Description": "Second"])
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("Second"))
    #expect(app.texts.contains("No uncommitted file"))
    #expect(try await shop.git("log", "-1", "--format=%s", in: "work") == "Second")
  }

  @Test("A form counts the files that are there when it comes up, not those of the last reading")
  func addLater() async throws {
    let app = try await start()
    try shop.write("late\n", to: "work/late.txt")
    await app.choose("add-change")
    #expect(app.texts.contains("The change will hold 2 files."))
  }

  @Test("Editing a description begins with the change that is the newest when it comes up")
  func describeLater() async throws {
    let app = try await start()
    try await shop.git("commit", "--quiet", "--allow-empty", "--message=Later", in: "work")
    await app.choose("edit-change-description")
    #expect(app.value(of: "Description") == "Later")
    await app.type(["Description": "Better"])
    await app.act(.confirm)
    #expect(try await shop.git("log", "-1", "--format=%s", in: "work") == "Better")
  }

  @Test("Before the first change there is no description to edit, and the form says so")
  func nothingToDescribe() async throws {
    let work = try await shop.repository()
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    await app.choose("edit-change-description")
    #expect(app.texts.contains("There is no change yet that could be described."))
    #expect(app.element("Description")?.isEnabled == false)
    #expect(app.isConfirmable == false)
  }

  @Test("A change needs a description")
  func emptyDescription() async throws {
    let app = try await start()
    await app.choose("add-change")
    await app.type(["Description": "  "])
    #expect(app.texts.contains("A change needs a description."))
    #expect(app.isConfirmable == false)
  }

  @Test("A change that a hook refuses keeps the form with its text")
  func refusedChange() async throws {
    let app = try await start(hook: "pre-commit")
    await app.choose("add-change")
    await app.type(["Description": "Second"])
    await app.act(.confirm)
    #expect(app.sheet == "addChange")
    #expect(app.texts.contains("the hook says no"))
    #expect(app.value(of: "Description") == "Second")
  }

  @Test("Editing a description starts with the whole text as it is, which cannot be confirmed")
  func unchanged() async throws {
    let app = try await start()
    await app.choose("edit-change-description")
    #expect(app.value(of: "Description") == "First\n\nWith a body")
    #expect(app.element("Description")?.role == .textEditor)
    #expect(app.texts.contains("The description is as it was."))
    #expect(app.isConfirmable == false)
  }

  @Test("Editing a description changes it and leaves uncommitted files alone")
  func describe() async throws {
    let app = try await start()
    await app.choose("edit-change-description")
    await app.type(["Description": "Better"])
    await app.act(.confirm)
    #expect(app.sheet == nil)
    #expect(app.texts.contains("Better"))
    #expect(app.texts.contains("new.txt"))
  }

  @Test("A description that a hook refuses keeps the form with its text")
  func refusedDescription() async throws {
    let app = try await start(hook: "commit-msg")
    await app.choose("edit-change-description")
    await app.type(["Description": "Better"])
    await app.act(.confirm)
    #expect(app.sheet == "editChangeDescription")
    #expect(app.texts.contains("the hook says no"))
    #expect(app.value(of: "Description") == "Better")
  }

  @Test("A description is not put on a change that came in between")
  func overtaken() async throws {
    let app = try await start()
    await app.choose("edit-change-description")
    await app.type(["Description": "Better"])
    try await shop.git("commit", "--quiet", "--allow-empty", "--message=Between", in: "work")
    await app.act(.confirm)
    #expect(app.sheet == "editChangeDescription")
    #expect(try await shop.git("log", "-1", "--format=%s", in: "work") == "Between")
  }
}
