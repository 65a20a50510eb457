// SPDX-License-Identifier: Apache-2.0

/// The state of the form that pushes a bookmark.
struct PushEditor: Editor {
  static let title = "Push"
  static let action = "Push"
  static let activity = "Pushing"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  /// Whether changes that only the remote's bookmark has may be dropped.
  var force = false
  private var chosenBookmark: String?
  private var chosenRemote: String?
  private var chosenUpstream: Bool?
  private(set) var bookmarks: [Bookmark] = []
  private(set) var remotes: [Remote] = []

  /// Begins with nothing chosen.
  mutating func present(for snapshot: RepositorySnapshot) {
    self = PushEditor()
    update(for: snapshot)
    isPresented = true
  }

  /// Goes on with what the repository holds now; a choice that is no more is forgotten.
  mutating func update(for snapshot: RepositorySnapshot) {
    bookmarks = snapshot.bookmarks
    remotes = snapshot.remotes
    if !bookmarks.contains(where: { $0.name == chosenBookmark }) { chosenBookmark = nil }
    if !remotes.contains(where: { $0.name == chosenRemote }) { chosenRemote = nil }
  }

  mutating func dismiss() { isPresented = false }

  /// The name of the bookmark to push: until one is chosen the current one, else the first.
  var bookmark: String {
    get { chosenBookmark ?? (bookmarks.first(where: \.isCurrent) ?? bookmarks.first)?.name ?? "" }
    set { chosenBookmark = newValue }
  }

  /// The name of the remote to push to: until one is chosen, that of the bookmark's upstream, else
  /// `origin`, else the first.
  var remote: String {
    get { chosenRemote ?? preferredRemote ?? "" }
    set { chosenRemote = newValue }
  }

  /// Whether the bookmark follows the remote's from now on: until that is chosen, where it follows
  /// none.
  var setsUpstream: Bool {
    get { chosenUpstream ?? (upstream == nil) }
    set { chosenUpstream = newValue }
  }

  var draft: KeyValuePairs<String, String> {
    [
      "Remote": remote, "Bookmark": bookmark, "Force": "\(force)",
      "Set Upstream": "\(setsUpstream)",
    ]
  }

  var problem: String? {
    if remotes.isEmpty { return "There is no remote yet to push to." }
    if bookmarks.isEmpty { return "There is no bookmark to push yet; add a change first." }
    return nil
  }

  /// What the form asks for; a bookmark that follows another name at the remote is pushed there.
  var request: PushRequest {
    PushRequest(
      bookmark: bookmark, remote: remote,
      remoteBookmark: upstream?.remote == remote ? upstream?.bookmark : nil,
      force: force, setUpstream: setsUpstream)
  }

  private var upstream: Bookmark.Upstream? {
    bookmarks.first { $0.name == bookmark }?.upstream
  }

  private var preferredRemote: String? {
    let names = remotes.map(\.name)
    let preferred = [upstream?.remote, "origin", names.first].compactMap(\.self)
    return preferred.first(where: names.contains)
  }
}
