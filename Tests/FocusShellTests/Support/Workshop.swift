// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

/// A temporary folder with repositories, whose git knows nothing of the person who runs the tests.
final class Workshop: Sendable {
  /// The folder's absolute path without symbolic links.
  let path: String
  let git: GitProcess

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "repository-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    git = try GitProcess.find(in: [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": path,
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "\(path)/gitconfig",
      "GIT_AUTHOR_NAME": "Ada",
      "GIT_AUTHOR_EMAIL": "ada@example.org",
      "GIT_AUTHOR_DATE": "2026-01-02T03:04:05Z",
      "GIT_COMMITTER_NAME": "Ada",
      "GIT_COMMITTER_EMAIL": "ada@example.org",
      "GIT_COMMITTER_DATE": "2026-01-02T03:04:05Z",
    ])
    try write("[init]\n\tdefaultBranch = main\n", to: "gitconfig")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the absolute path of something in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a program in the shell's language.
  ///
  /// A child writes it: while this process has a program open for writing, a child that another
  /// test starts at that moment has it open too, and the program cannot be run.
  func writeScript(_ text: String, to name: String) async throws {
    let target = path(name)
    let folder = (target as NSString).deletingLastPathComponent
    let script = #"mkdir -p "$1" && cat > "$2" && chmod +x "$2""#
    let result = try await git.run(
      ProcessSetup(
        path: "/bin/sh", arguments: ["-c", script, "sh", folder, target],
        environment: git.environment, input: Array("#!/bin/sh\n\(text)\n".utf8),
        outputLimit: git.outputLimit, grace: git.grace))
    try #require(result.status == .exited(0))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Runs git in a folder and returns what it prints, without the last line's end.
  @discardableResult
  func git(_ arguments: String..., in folder: String) async throws -> String {
    let command = GitCommand(arguments: arguments, place: .folder(path(folder)))
    return PlainText.block(try await git.run(command).text)
  }

  /// Makes a repository with a change for each description; each adds a file.
  func repository(_ name: String = "work", changes: [String] = []) async throws -> GitRepository {
    let command = GitCommand(arguments: ["init", "--quiet", "--", path(name)], place: .anywhere)
    try await git.run(command)
    let repository = GitRepository(folderPath: path(name), git: git)
    for (number, description) in changes.enumerated() {
      try write("\(number)\n", to: "\(name)/file\(number).txt")
      try await repository.commit(description: description)
    }
    return repository
  }

  /// Makes a bare repository and returns its path.
  func bareRepository(_ name: String = "remote.git") async throws -> String {
    try await git.run(
      GitCommand(arguments: ["init", "--quiet", "--bare", "--", path(name)], place: .anywhere))
    return path(name)
  }
}
