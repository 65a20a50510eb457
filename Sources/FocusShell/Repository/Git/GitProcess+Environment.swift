// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GitProcess {
  /// Finds git in the folders that an environment's `PATH` names.
  ///
  /// - Throws: A `RepositoryError` when there is none.
  static func find(in environment: [String: String] = ProcessInfo.processInfo.environment) throws
    -> GitProcess
  {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    // A relative folder would mean another program in every place.
    let candidates = folders.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    guard let executable = candidates.first(where: isProgram) else {
      throw RepositoryError(
        .gitUnavailable, "The git program was not found.",
        hint: "Install git, or add its folder to PATH.")
    }
    return GitProcess(executable: executable, environment: environment)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Returns the environment to run a command in.
  ///
  /// Variables that would point git at another repository than the command's folder are dropped,
  /// as is gpg's terminal; messages are in plain English, and nothing waits for a person.
  func environment(for command: GitCommand) -> [String: String] {
    var result = environment.filter { !Self.droppedVariables.contains($0.key) }
    result.merge(Self.fixedVariables) { $1 }
    if command.isRead { result["GIT_OPTIONAL_LOCKS"] = "0" }
    if case .workTree(let path) = command.place {
      // Should the repository vanish, one further up must not be taken for it.
      result["GIT_CEILING_DIRECTORIES"] = (path as NSString).deletingLastPathComponent
    }
    return result
  }

  private static let fixedVariables = [
    "LC_ALL": "C.UTF-8", "LANGUAGE": "", "GIT_TERMINAL_PROMPT": "0", "GIT_EDITOR": "true",
    "GIT_SEQUENCE_EDITOR": "true", "GIT_PAGER": "cat",
  ]

  private static let droppedVariables: Set = [
    "GPG_TTY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIR",
    "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]
}
