// SPDX-License-Identifier: Apache-2.0

/// The state of the form that adds a remote.
struct AddRemoteEditor: Editor {
  static let title = "Add Remote"
  static let action = "Add"
  static let activity = "Adding the remote"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  var name = ""
  var url = ""
  private var snapshot: RepositorySnapshot?

  /// Begins with the name `origin`, if no remote has it.
  mutating func present(for snapshot: RepositorySnapshot) {
    self = AddRemoteEditor()
    self.snapshot = snapshot
    name = snapshot.remotes.contains { $0.name == "origin" } ? "" : "origin"
    isPresented = true
  }

  /// Goes on with what the repository holds now.
  mutating func update(for snapshot: RepositorySnapshot) { self.snapshot = snapshot }

  mutating func dismiss() { isPresented = false }

  var draft: KeyValuePairs<String, String> { ["Name": name, "URL": url] }

  var problem: String? {
    snapshot.flatMap { RemoteNameRules.problem(withNew: name.trimmed, in: $0) }
      ?? RepositoryURLRules.problem(with: url.trimmed)
  }
}
