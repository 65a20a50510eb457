// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder that a clone fills, and the folders that were made for it.
struct CloneFolder {
  /// The absolute path.
  let path: String
  /// The paths of the folders that were made, outermost first.
  private(set) var made: [String] = []

  /// Makes a folder and those above it, or takes an empty one that is there.
  ///
  /// Making it before the clone begins proves that it is nobody else's, so that it can be removed
  /// later without fear.
  init(claiming folder: String, home: String?) throws {
    try RepositoryError.refuse(CloneFolderRules.problem(with: folder, home: home))
    path = CloneFolderRules.absolutePath(folder, home: home)
    do {
      for folder in Self.missingFolders(for: path) { try make(folder) }
    } catch {
      discard()
      throw error
    }
  }

  /// Removes what was made: the folder with all it holds, those above it only if they are empty.
  func discard() {
    for folder in made.reversed() {
      if folder == path {
        try? FileManager.default.removeItem(atPath: folder)
      } else {
        rmdir(folder)
      }
    }
  }

  private mutating func make(_ folder: String) throws {
    if mkdir(folder, 0o777) == 0 {
      made.append(folder)
    } else if errno != EEXIST || folder == path {
      let reason = String(cString: strerror(errno))
      throw RepositoryError(.failed, "The folder \(folder) cannot be made: \(reason).")
    }
  }

  private static func missingFolders(for path: String) -> [String] {
    var missing: [String] = []
    var folder = path
    while folder != "/", !FileManager.default.fileExists(atPath: folder) {
      missing.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return missing.reversed()
  }
}
