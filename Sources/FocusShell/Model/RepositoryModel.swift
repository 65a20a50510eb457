// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A window's repository: what it holds, and the operation that is running on it.
@Observable
@MainActor
final class RepositoryModel {
  /// The repository with what it held when it was last read; nil until it has been found.
  private(set) var repository: OpenRepository?
  /// Why the repository could not be found or read the last time.
  private(set) var failure: RepositoryError?
  /// What a person should know: of the repository, and of what the last operation did.
  private(set) var note: String?
  /// The operation that is running; there is one at a time.
  private(set) var operation: RunningOperation?

  /// The folder that the window is for: the one that was asked for, else the repository's own.
  private(set) var folder: URL?

  let library: RepositoryLibrary
  @ObservationIgnored private var readings = 0

  /// Creates the model of a window; nil stands for the repository that holds the current folder.
  init(folder: URL?, library: RepositoryLibrary) {
    self.folder = folder
    self.library = library
  }

  /// Finds the repository and reads it.
  func open() async {
    do {
      let found = try await library.open(folder)
      let snapshot = try await found.backend.snapshot()
      repository = OpenRepository(
        backend: found.backend, folder: found.folder, snapshot: snapshot)
      library.models.add(self)
      folder = folder ?? found.folder
      note = found.note
      failure = nil
    } catch {
      note(failure: error)
    }
  }

  /// Reads what the repository holds now, or finds it if that has failed so far.
  ///
  /// Of several readings at once, the one that began last counts.
  func reload() async {
    guard let backend = repository?.backend else { return await open() }
    readings += 1
    let reading = readings
    do {
      let snapshot = try await backend.snapshot()
      guard reading == readings else { return }
      if repository?.snapshot != snapshot { repository?.snapshot = snapshot }
      failure = nil
    } catch {
      if reading == readings { note(failure: error) }
    }
  }

  /// Makes known what an operation did.
  func tell(_ text: String) { note = PlainText.line(text) }

  /// The name of the folder, which is the window's title.
  var title: String {
    PlainText.line(repository?.snapshot.title ?? folder?.lastPathComponent ?? "Repository")
  }

  /// A window that has gone has nothing to show any more.
  private func note(failure error: any Error) {
    if !(error is CancellationError) { failure = RepositoryError(error) }
  }
}

// MARK: - Operations

extension RepositoryModel {
  /// Starts an operation; when it has succeeded, this window and all others on the folder read the
  /// repository again.
  ///
  /// - Parameters:
  ///   - activity: What is being done, as a person reads it, for example `Cloning`.
  ///   - work: The operation.
  ///   - completion: Hears at the end why the operation was not done, or nil if it was.
  func start(
    _ activity: String, _ work: @escaping RunningOperation.Work,
    completion: @escaping @MainActor (RepositoryError?) -> Void
  ) {
    guard operation == nil else { return completion(.busy) }
    operation = RunningOperation(activity, work) { error in
      if error == nil {
        await self.reload()
        await self.library.models.repositoryDidChange(by: self)
      }
      self.operation = nil
      completion(error)
    }
  }

  private static let fetchActivity = "Fetching"

  /// The operation that is running, where no form shows it.
  var fetching: RunningOperation? {
    operation.flatMap { $0.activity == Self.fetchActivity ? $0 : nil }
  }

  /// Learns where a remote's bookmarks are.
  func fetch(_ remote: Remote) {
    guard let backend = repository?.backend else { return }
    start(Self.fetchActivity) { progress in
      try await backend.fetch(remote: remote.name, progress: progress)
    } completion: { error in
      self.failure = error
    }
  }
}

/// A repository with what it held when it was last read.
struct OpenRepository {
  let backend: any RepositoryBackend
  /// The repository's own folder; nil for one in memory.
  let folder: URL?
  fileprivate(set) var snapshot: RepositorySnapshot
}
