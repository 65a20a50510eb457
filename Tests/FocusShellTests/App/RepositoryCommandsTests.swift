// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel
@testable import FocusShell

@Suite("The menus of the built-in app")
@MainActor
struct RepositoryCommandsTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  private static let commands: [(name: String, shortcut: KeyEquivalent, sheet: Sheet)] = [
    ("clone", "c", .clone), ("push", "u", .push), ("add-remote", "r", .addRemote),
    ("add-change", "a", .addChange), ("edit-change-description", "e", .editChangeDescription),
    ("add-bookmark", "b", .addBookmark),
  ]

  @Test("Each command shows its sheet in the focused window, by name and by key", arguments: 0..<6)
  func sheets(index: Int) async throws {
    let command = Self.commands[index]
    let work = try await shop.repository(changes: ["First"])
    try await work.addRemote(name: "origin", url: "https://host/x.git")
    let app = await AppDriver(shop.library, folders: [work.folderPath])
    await app.choose(command.name)
    #expect(app.sheet == "\(command.sheet)")
    await app.act(.pressKey(.cancelAction))
    #expect(app.sheet == nil)
    await app.act(.pressKey(KeyboardShortcut(command.shortcut, modifiers: [.command, .shift])))
    #expect(app.sheet == "\(command.sheet)")
  }

  @Test("Without a window the commands are disabled")
  func withoutWindow() async {
    let app = await AppDriver(shop.library)
    #expect(Self.commands.allSatisfy { app.isEnabled($0.name) == true })
    await app.choose("close")
    #expect(Self.commands.allSatisfy { app.isEnabled($0.name) == false })
  }

  @Test("The focused value reads its default while no sheet is up, and the sheet while one is")
  func focusedValue() async {
    let app = await AppDriver(shop.library)
    let before = app.session.focusedValues.first
    #expect(before?.key == "sheetToShow")
    #expect(before?.reads.text == "addChange")
    #expect(before?.state?.text == nil)
    await app.choose("clone")
    #expect(app.session.focusedValues.first?.reads.text == "clone")
    #expect(app.session.focusedValues.first?.state?.text == "clone")
  }
}
