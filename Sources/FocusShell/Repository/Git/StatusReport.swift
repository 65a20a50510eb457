// SPDX-License-Identifier: Apache-2.0

/// What `git status` says about the head and the files.
struct StatusReport: Equatable {
  /// The command whose output this is.
  static let arguments = [
    "status", "--porcelain=v2", "-z", "--branch", "--untracked-files=normal",
  ]

  /// The full id of the newest change, or nil before the first.
  private(set) var changeID: String?
  /// How far the current bookmark and its upstream have moved apart.
  private(set) var divergence: UpstreamDivergence?
  /// The files that differ from the newest change, in git's order.
  private(set) var files: [UncommittedFile] = []
  private var headName = ""

  /// Reads the command's output.
  init(_ output: [UInt8]) {
    var entries = NULFields.fields(of: output)[...]
    while let entry = entries.popFirst() {
      switch entry.first.map(Unicode.Scalar.init) {
      case "#": readHeader(entry)
      case "1": readFile(entry, fieldCount: 8)
      case "2":
        readFile(entry, fieldCount: 9)
        // The next entry is the path that the file was renamed or copied from.
        _ = entries.popFirst()
      case "u": addFile(.conflicted, path: Self.fields(of: entry, count: 10).last)
      case "?": addFile(.untracked, path: Self.fields(of: entry, count: 1).last)
      default: break
      }
    }
  }

  /// Returns what the head is.
  ///
  /// A bookmark may itself be named `(detached)`, so the name in the report proves nothing while
  /// no bookmark is marked as current.
  func head(among bookmarks: [Bookmark]) -> RepositoryHead {
    guard let changeID else { return .unborn(headName) }
    if let current = bookmarks.first(where: \.isCurrent) { return .bookmark(current.name) }
    return .detached(changeID: changeID)
  }
}

// MARK: - Entries

extension StatusReport {
  /// Splits an entry into so many fields without spaces and a last one that may have some.
  ///
  /// Returns nothing for an entry that has fewer.
  private static func fields(of entry: ArraySlice<UInt8>, count: Int) -> [String] {
    let space = UInt8(ascii: " ")
    let fields = entry.split(separator: space, maxSplits: count, omittingEmptySubsequences: false)
    return fields.count > count ? fields.map { NULFields.text($0) } : []
  }

  private mutating func readHeader(_ entry: ArraySlice<UInt8>) {
    let fields = Self.fields(of: entry, count: 2)
    switch fields.dropFirst().first {
    case "branch.oid": changeID = fields[2] == "(initial)" ? nil : fields[2]
    case "branch.head": headName = fields[2]
    case "branch.ab": divergence = Self.divergence(fields[2])
    default: break
    }
  }

  private static func divergence(_ text: String) -> UpstreamDivergence? {
    let numbers = text.split(separator: " ").compactMap { Int($0.dropFirst()) }
    guard numbers.count == 2 else { return nil }
    return UpstreamDivergence(ahead: numbers[0], behind: numbers[1])
  }

  private mutating func readFile(_ entry: ArraySlice<UInt8>, fieldCount: Int) {
    let fields = Self.fields(of: entry, count: fieldCount)
    guard let letters = fields.dropFirst().first, letters.count == 2 else { return }
    let status = Self.status(
      index: letters[letters.startIndex], file: letters[letters.index(after: letters.startIndex)])
    addFile(status, path: fields.last)
  }

  /// Returns what a change that records everything would make of a file.
  private static func status(index: Character, file: Character) -> UncommittedFile.Status? {
    let letter = file == "D" || index == "." ? file : index
    return UncommittedFile.Status(rawValue: letter)
  }

  private mutating func addFile(_ status: UncommittedFile.Status?, path: String?) {
    guard let status, let path else { return }
    files.append(UncommittedFile(status: status, path: path))
  }
}
