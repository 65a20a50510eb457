// SPDX-License-Identifier: Apache-2.0

/// A file or folder that differs from the newest change.
struct UncommittedFile: Equatable, Identifiable, Sendable {
  /// What happened to the file.
  var status: Status
  /// The path below the repository's folder; a new folder's ends with a slash.
  var path: String

  var id: String { "\(status.letter) \(path)" }

  /// The ways in which a file can differ.
  enum Status: Character, Sendable {
    case added = "A"
    case copied = "C"
    case deleted = "D"
    case modified = "M"
    case renamed = "R"
    case typeChanged = "T"
    case conflicted = "U"
    case untracked = "?"

    /// The letter that git shows for it.
    var letter: Character { rawValue }
  }
}
