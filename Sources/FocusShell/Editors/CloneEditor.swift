// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The state of the form that clones a repository.
struct CloneEditor: Editor {
  static let title = "Clone Repository"
  static let action = "Clone"
  static let activity = "Cloning"

  fileprivate(set) var isPresented = false
  var failure: RepositoryError?
  var url = ""
  /// The bookmark to start with; nothing stands for the one that the remote prefers.
  var branch = ""
  private var typedDirectory: String?
  private var home: String?

  /// Begins with an empty form; `home` is the folder that `~` stands for.
  mutating func present(home: String?) {
    self = CloneEditor()
    self.home = home
    isPresented = true
  }

  mutating func dismiss() { isPresented = false }

  /// The folder to clone into: what the URL suggests, until a person types another.
  ///
  /// When nothing is left of what was typed, the suggestion comes back.
  var directory: String {
    get { typedDirectory ?? CloneFolderRules.suggestedName(for: url) ?? "" }
    set { typedDirectory = newValue.isEmpty ? nil : newValue }
  }

  /// The whole path of the folder; nil as long as there is none.
  var destination: String? {
    directory.isEmpty ? nil : CloneFolderRules.absolutePath(directory, home: home)
  }

  var draft: KeyValuePairs<String, String> {
    ["URL": url, "Directory": directory, "Branch": branch]
  }

  var problem: String? {
    RepositoryURLRules.problem(with: request.url)
      ?? CloneFolderRules.problem(with: directory, home: home)
      ?? request.branch.flatMap(BookmarkNameRules.problem)
  }

  /// What the form asks for.
  var request: CloneRequest {
    let branch = branch.trimmed
    return CloneRequest(
      url: url.trimmed, folder: directory, branch: branch.isEmpty ? nil : branch)
  }
}
