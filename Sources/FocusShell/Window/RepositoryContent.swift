// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What a repository holds, as a list.
struct RepositoryContent: View {
  @Environment(RepositoryModel.self) private var model

  var body: some View {
    List {
      if let failure = model.failure {
        Section("Problem") { ErrorText(error: failure) }
      }
      if let operation = model.fetching {
        Section("Running") {
          OperationView(operation: operation)
          Button("Stop", role: .cancel) { operation.cancel() }
        }
      }
      if let snapshot = model.repository?.snapshot {
        OverviewSection(snapshot: snapshot, note: model.note)
        ChangesSection(changes: snapshot.changes)
        BookmarksSection(bookmarks: snapshot.bookmarks)
        RemotesSection(remotes: snapshot.remotes)
        UncommittedSection(files: snapshot.uncommittedFiles)
      } else if model.failure == nil {
        Text("Reading the repository…")
      }
    }
    .frame(minWidth: 480, minHeight: 360)
    .navigationTitle(model.title)
    .toolbar {
      Button("Reload") { Task { await model.reload() } }.keyboardShortcut("r")
    }
  }
}

/// Where the repository is and where its next change will go.
private struct OverviewSection: View {
  let snapshot: RepositorySnapshot
  let note: String?

  var body: some View {
    Section("Repository") {
      Text(snapshot.folderPath.map { PlainText.line($0) } ?? "In memory, until the window closes")
      Text(head)
      if let divergence = snapshot.divergence {
        Text("\(divergence.ahead) to push, \(divergence.behind) to fetch")
      }
      if let note { Text(note) }
    }
  }

  private var head: String {
    switch snapshot.head {
    case .bookmark(let name): "On \(PlainText.line(name))"
    case .unborn(let name): "On \(PlainText.line(name)), before the first change"
    case .detached(let id): "On no bookmark, at \(id.prefix(7))"
    }
  }
}
