// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The place where windows get their repositories from.
struct RepositoryLibrary: Sendable {
  /// The environment that git is found in and run with.
  var environment = ProcessInfo.processInfo.environment
  /// The folder that a window without a folder of its own starts from.
  var currentFolder = FileManager.default.currentDirectoryPath

  /// The windows that look at repositories.
  let models = OpenModels()

  /// The home folder, which `~` stands for.
  var home: String? { environment["HOME"] }

  /// A repository that a window has found.
  struct Found: Sendable {
    let backend: any RepositoryBackend
    /// The folder that the repository is in; nil for one in memory.
    let folder: URL?
    /// What a person should know about it.
    var note: String?
  }

  /// Locates the repository that holds a folder.
  ///
  /// For nil that is the current folder; where there is no repository, one in memory takes its
  /// place, so that everything can be tried at once.
  func open(_ folder: URL?) async throws -> Found {
    guard let folder else { return try await openCurrentFolder() }
    guard folder.isFileURL else {
      throw RepositoryError(
        .invalidInput, "\(folder.absoluteString) is not a folder.", hint: "Clone it first.")
    }
    return try await found(at: folder.path)
  }

  /// Clones a repository and returns the new folder.
  func clone(_ request: CloneRequest, progress: @escaping ProgressHandler) async throws -> URL {
    let clone = try await GitRepository.clone(
      url: request.url, into: request.folder, branch: request.branch,
      using: GitProcess.find(in: environment), progress: progress)
    return URL(fileURLWithPath: clone.folderPath, isDirectory: true)
  }

  private func openCurrentFolder() async throws -> Found {
    do {
      return try await found(at: currentFolder)
    } catch let error as RepositoryError where error.leavesScratch {
      return Found(
        backend: ScratchRepository(), folder: nil,
        note: "A scratch repository to try things in. \(error.message)")
    }
  }

  private func found(at folder: String) async throws -> Found {
    let repository = try await GitRepository.discover(
      from: folder, using: GitProcess.find(in: environment))
    return Found(
      backend: repository, folder: URL(fileURLWithPath: repository.folderPath, isDirectory: true))
  }
}

/// What to clone, and where to.
struct CloneRequest: Equatable, Sendable {
  /// A URL, an ssh address or a path.
  var url: String
  /// The path of the folder to clone into.
  var folder: String
  /// The bookmark to start with, or nil for the one that the remote prefers.
  var branch: String?
}

extension RepositoryError {
  /// Whether the error means that a repository in memory is all there can be.
  fileprivate var leavesScratch: Bool { [.notARepository, .gitUnavailable].contains(kind) }
}
