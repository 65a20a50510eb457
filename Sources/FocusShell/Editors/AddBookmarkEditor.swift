// SPDX-License-Identifier: Apache-2.0

/// The state of the form that adds a bookmark.
struct AddBookmarkEditor: Editor {
  static let title = "Add Bookmark"
  static let action = "Add"
  static let activity = "Adding the bookmark"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  var name = ""
  private var snapshot: RepositorySnapshot?

  /// Begins without a name.
  mutating func present(for snapshot: RepositorySnapshot) {
    self = AddBookmarkEditor()
    self.snapshot = snapshot
    isPresented = true
  }

  /// Goes on with what the repository holds now.
  mutating func update(for snapshot: RepositorySnapshot) { self.snapshot = snapshot }

  mutating func dismiss() { isPresented = false }

  var draft: KeyValuePairs<String, String> { ["Name": name] }

  var problem: String? {
    snapshot.flatMap { BookmarkNameRules.problem(withNew: name.trimmed, in: $0) }
  }

  /// The change that the bookmark will point at; nil before the first.
  var target: Change? { snapshot?.newestChange }

  /// Whether the bookmark becomes current: before the first change there is no other way to have it.
  var switches: Bool { target == nil }
}
