// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The newest changes, newest first.
struct ChangesSection: View {
  let changes: [Change]

  var body: some View {
    Section("Changes") {
      ForEach(changes) { change in
        HStack {
          Text(change.shortID)
          Text(PlainText.line(change.summary))
        }
      }
      if changes.isEmpty { Text("No change yet") }
    }
  }
}

/// The bookmarks, and what each follows.
struct BookmarksSection: View {
  let bookmarks: [Bookmark]

  var body: some View {
    Section("Bookmarks") {
      ForEach(bookmarks) { bookmark in
        HStack {
          Text(PlainText.line(bookmark.name))
          if bookmark.isCurrent { Text("current") }
          if let upstream = bookmark.upstream {
            Text("follows \(PlainText.line("\(upstream.remote)/\(upstream.bookmark)"))")
          }
        }
      }
      if bookmarks.isEmpty { Text("No bookmark yet") }
    }
  }
}

/// The remotes; each can be asked for its news.
struct RemotesSection: View {
  let remotes: [Remote]
  @Environment(RepositoryModel.self) private var model

  var body: some View {
    Section("Remotes") {
      ForEach(remotes) { remote in
        HStack {
          Text(PlainText.line(remote.name))
          Text(PlainText.line(remote.fetchURL))
          Button("Fetch \(PlainText.line(remote.name))") { model.fetch(remote) }
            .disabled(model.operation != nil)
        }
      }
      if remotes.isEmpty { Text("No remote yet") }
    }
  }
}

/// The files that the next change will hold.
struct UncommittedSection: View {
  let files: [UncommittedFile]

  var body: some View {
    Section("Uncommitted Files") {
      ForEach(files) { file in
        HStack {
          Text(String(file.status.letter))
          Text(PlainText.line(file.path))
        }
      }
      if files.isEmpty { Text("No uncommitted file") }
    }
  }
}
