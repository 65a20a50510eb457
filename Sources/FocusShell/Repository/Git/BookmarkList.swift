// SPDX-License-Identifier: Apache-2.0

/// The form in which git lists bookmarks.
enum BookmarkList {
  /// The command that lists all bookmarks.
  static let arguments = [
    "for-each-ref", "--sort=refname", "--format=" + fields.map { "%(\($0))%00" }.joined(),
    "refs/heads/",
  ]

  private static let fields = [
    "refname:lstrip=2", "objectname", "HEAD", "upstream:remotename", "upstream:remoteref",
  ]

  /// Returns the bookmarks that the command listed.
  static func bookmarks(in output: [UInt8]) -> [Bookmark] {
    NULFields.records(of: fields.count, in: output).map(bookmark)
  }

  private static func bookmark(_ fields: [String]) -> Bookmark {
    // The line feed after each record is in front of the next record's first field.
    Bookmark(
      name: NULFields.text(fields[0], after: "\n") ?? fields[0], changeID: fields[1],
      isCurrent: fields[2] == "*",
      upstream: upstream(remote: fields[3], reference: fields[4]))
  }

  private static func upstream(remote: String, reference: String) -> Bookmark.Upstream? {
    guard !remote.isEmpty, let name = NULFields.text(reference, after: "refs/heads/") else {
      return nil
    }
    return Bookmark.Upstream(remote: remote, bookmark: name)
  }
}
