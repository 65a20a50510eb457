// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The clone dialog")
@MainActor
struct CloneDialogTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  @Test("A clone opens in a window of its own, which becomes key")
  func success() async throws {
    let source = try await shop.repository("source", changes: ["First"])
    let app = await AppDriver(shop.library)
    await app.choose("clone")
    await app.type(["URL": source.folderPath, "Directory": shop.path("copies/one")])
    #expect(app.texts.contains("Clones into \(shop.path("copies/one"))"))
    await app.act(.confirm)
    #expect(app.titles == ["one", "scratch"])
    #expect(app.session.windowSnapshots.flatMap(\.presentations).isEmpty)
    #expect(app.texts.contains("First"))
    #expect(app.session.issues.isEmpty)
  }

  @Test("The branch that was asked for is the current bookmark of the clone")
  func branch() async throws {
    let source = try await shop.repository("source", changes: ["First"])
    try await source.addBookmark("topic", at: nil, switching: false)
    let app = await AppDriver(shop.library)
    await app.choose("clone")
    await app.type([
      "URL": source.folderPath, "Directory": shop.path("copy"), "Branch": " topic ",
    ])
    await app.act(.confirm)
    #expect(app.texts.contains("On topic"))
  }

  @Test("The directory follows the URL until a person types another")
  func suggestion() async {
    let app = await AppDriver(shop.library)
    await app.choose("clone")
    await app.type(["URL": "https://host/first.git"])
    #expect(app.value(of: "Directory") == "first")
    await app.type(["Directory": "mine", "URL": "https://host/second.git"])
    #expect(app.value(of: "Directory") == "mine")
    await app.type(["Directory": ""])
    #expect(app.value(of: "Directory") == "second")
  }

  @Test("The form says why it cannot be confirmed")
  func reasons() async throws {
    _ = try await shop.repository("taken", changes: ["First"])
    let app = await AppDriver(shop.library)
    await app.choose("clone")
    #expect(app.texts.contains("A URL or a path is needed."))
    #expect(app.isConfirmable == false)
    await app.type(["URL": "https://host/x.git", "Directory": shop.path("taken")])
    #expect(app.texts.contains("The folder is not empty."))
    let report = app.session.perform(.confirm)
    #expect(report.refusal?.message == "\"Clone\" is disabled now: The folder is not empty.")
  }

  @Test("A clone that fails keeps the form with its text, says git's words and leaves no folder")
  func failure() async {
    let app = await AppDriver(shop.library)
    await app.choose("clone")
    await app.type(["URL": shop.path("nowhere"), "Directory": shop.path("copy")])
    await app.act(.confirm)
    #expect(app.sheet == "clone")
    #expect(app.texts.contains("repository '\(shop.path("nowhere"))' does not exist"))
    #expect(app.value(of: "URL") == shop.path("nowhere"))
    #expect(app.value(of: "Directory") == shop.path("copy"))
    #expect(!shop.exists("copy"))
  }

  @Test("While a clone runs only Cancel can be pressed, which stops it and keeps the form")
  func cancellation() async throws {
    try await shop.writeScript(
      #"printf 'Receiving objects:  10%% (1/10)\r' >&2; exec sleep 60"#, to: "ssh")
    var library = shop.library
    library.environment["GIT_SSH_COMMAND"] = shop.path("ssh")
    library.environment["GIT_SSH_VARIANT"] = "simple"
    let app = await AppDriver(library)
    await app.choose("clone")
    await app.type(["URL": "ssh://host/x.git", "Directory": shop.path("copy")])
    _ = app.session.perform(.confirm)
    #expect(app.isConfirmable == false)
    #expect(app.element("URL")?.isEnabled == false)
    #expect(app.elements.contains { $0.role == .progress })
    await app.press("Cancel")
    #expect(app.sheet == "clone")
    #expect(app.texts.contains("Stopped."))
    #expect(app.isConfirmable == true)
    #expect(!shop.exists("copy"))
    await app.press("Cancel")
    #expect(app.sheet == nil)
  }

  @Test("Progress is shown while a clone runs, which ends with its form")
  func replacement() async throws {
    try await shop.writeScript(
      #"printf 'Receiving objects:  10%% (1/10)\r' >&2; exec sleep 60"#, to: "ssh")
    var library = shop.library
    library.environment["GIT_SSH_COMMAND"] = shop.path("ssh")
    library.environment["GIT_SSH_VARIANT"] = "simple"
    let app = await AppDriver(library)
    await app.choose("clone")
    await app.type(["URL": "ssh://host/x.git", "Directory": shop.path("copy")])
    _ = app.session.perform(.confirm)
    await app.wait { app.element("Receiving objects") != nil }
    await app.choose("add-change")
    #expect(app.sheet == "addChange")
    #expect(app.isConfirmable == false)
    #expect(!shop.exists("copy"))
    #expect(app.session.issues.isEmpty)
  }
}
