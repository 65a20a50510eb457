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

  let library: RepositoryLibrary
  @ObservationIgnored private var readings = 0

  init(library: RepositoryLibrary) { self.library = library }

  /// Finds the repository that holds a folder, and reads it.
  ///
  /// - Returns: The folder that the repository is in, where it is in one.
  func open(_ folder: URL?) async -> URL? {
    do {
      let found = try await library.open(folder)
      note = found.note
      repository = OpenRepository(
        backend: found.backend, snapshot: try await found.backend.snapshot())
      return found.folder
    } catch {
      note(failure: error)
      return nil
    }
  }

  /// Reads what the repository holds now.
  ///
  /// Of several readings at once, the one that began last counts.
  func reload() async {
    guard let backend = repository?.backend else { return }
    readings += 1
    let reading = readings
    do {
      let snapshot = try await backend.snapshot()
      guard reading == readings else { return }
      repository?.snapshot = snapshot
      failure = nil
    } catch {
      if reading == readings { note(failure: error) }
    }
  }

  /// Makes known what an operation did.
  func tell(_ text: String) { note = text }

  /// A window that has gone has nothing to show any more.
  private func note(failure error: any Error) {
    if !(error is CancellationError) { failure = RepositoryError(error) }
  }
}

// MARK: - Operations

extension RepositoryModel {
  /// Starts an operation, and reads the repository again when it has succeeded.
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
      if error == nil { await self.reload() }
      self.operation = nil
      completion(error)
    }
  }

  /// Learns where a remote's bookmarks are.
  func fetch(_ remote: Remote) {
    guard let backend = repository?.backend else { return }
    start("Fetching") { progress in
      try await backend.fetch(remote: remote.name, progress: progress)
    } completion: { error in
      self.failure = error
    }
  }
}

/// A repository with what it held when it was last read.
struct OpenRepository {
  let backend: any RepositoryBackend
  fileprivate(set) var snapshot: RepositorySnapshot
}
