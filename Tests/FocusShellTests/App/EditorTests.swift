// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("The editors behind the forms")
struct EditorTests {
  @Test("Presenting an editor again forgets what was typed before")
  func presentAgain() {
    var editor = CloneEditor()
    #expect(!editor.isPresented)
    editor.present(home: nil)
    editor.url = "https://host/x.git"
    editor.directory = "mine"
    editor.failure = .busy
    editor.dismiss()
    #expect(!editor.isPresented)
    editor.present(home: nil)
    #expect(editor.isPresented)
    #expect(editor.directory.isEmpty)
    #expect(editor.failure == nil)
  }

  @Test("The remote follows the bookmark until a person chooses one")
  func preferredRemote() {
    var snapshot = RepositorySnapshot.sample
    snapshot.remotes = ["backup", "origin", "home"].map { Remote(name: $0, fetchURL: $0) }
    snapshot.bookmarks = [
      Bookmark(name: "main", changeID: "1", isCurrent: true),
      Bookmark(
        name: "topic", changeID: "1", isCurrent: false,
        upstream: Bookmark.Upstream(remote: "home", bookmark: "idea")),
    ]
    var editor = PushEditor()
    editor.present(for: snapshot)
    #expect(editor.request == PushRequest(bookmark: "main", remote: "origin", setUpstream: true))
    editor.bookmark = "topic"
    #expect(
      editor.request == PushRequest(bookmark: "topic", remote: "home", remoteBookmark: "idea"))
    editor.remote = "backup"
    #expect(editor.request == PushRequest(bookmark: "topic", remote: "backup"))
  }

  @Test("An editor describes itself by what a person has typed")
  func description() {
    var editor = AddChangeEditor()
    editor.present()
    editor.text = "First"
    editor.failure = RepositoryError(.failed, "No.")
    #expect("\(editor)" == "presented(Description: First), failed: No.")
  }
}

@Suite("Sheets one after the other")
@MainActor
struct SheetCoordinatorTests {
  @Test("Each sheet comes up when the one before it has gone")
  func order() {
    let coordinator = SheetCoordinator()
    coordinator.present([.addRemote, .push])
    #expect(coordinator.sheetDismissed(inFavorOf: nil) == .addRemote)
    #expect(coordinator.sheetDismissed(inFavorOf: nil) == .push)
    #expect(coordinator.sheetDismissed(inFavorOf: nil) == nil)
  }

  @Test("A sheet that was asked for meanwhile goes first, and what waited is forgotten")
  func otherSheet() {
    let coordinator = SheetCoordinator()
    coordinator.present([.addRemote, .push])
    #expect(coordinator.sheetDismissed(inFavorOf: .clone) == .clone)
    #expect(coordinator.sheetDismissed(inFavorOf: nil) == nil)
  }
}

extension RepositorySnapshot {
  fileprivate static let sample = RepositorySnapshot(
    title: "sample", folderPath: "/sample", head: .bookmark("main"), changes: [], bookmarks: [],
    remotes: [], uncommittedFiles: [])
}
