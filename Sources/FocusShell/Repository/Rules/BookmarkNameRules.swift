// SPDX-License-Identifier: Apache-2.0

/// The rules for names of bookmarks, which are git's for branches.
enum BookmarkNameRules {
  /// Returns why a name cannot be a bookmark's, or nil if it can.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "A bookmark needs a name." }
    if name.utf8.first == UInt8(ascii: "-") { return "A name cannot begin with “-”." }
    if name == "HEAD" { return "The name “HEAD” is reserved." }
    if name.utf8.last == UInt8(ascii: ".") { return "A name cannot end with “.”." }
    return ReferenceNameRules.problem(with: name)
  }

  /// Returns why a name cannot be a new bookmark's in a repository, or nil if it can.
  ///
  /// As bookmarks are kept in folders, one cannot have the name of another's folder.
  static func problem(withNew name: String, in snapshot: RepositorySnapshot) -> String? {
    if let problem = problem(with: name) { return problem }
    for other in snapshot.bookmarks.map(\.name) {
      if other == name { return "A bookmark named “\(PlainText.line(name))” exists already." }
      if other.utf8.starts(with: "\(name)/".utf8) || name.utf8.starts(with: "\(other)/".utf8) {
        return "The bookmark “\(PlainText.line(other))” is in the way."
      }
    }
    return nil
  }
}
