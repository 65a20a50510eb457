// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An operation that takes its time, with how far it has come.
@Observable
@MainActor
final class RunningOperation {
  /// What an operation does; its function hears of progress.
  typealias Work = @MainActor (@escaping ProgressHandler) async throws -> Void

  /// What is being done, as a person reads it.
  let activity: String
  /// How far it has come, where that is known.
  private(set) var progress: OperationProgress?
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Starts an operation.
  ///
  /// - Parameters:
  ///   - activity: What is being done.
  ///   - work: The operation.
  ///   - completion: Runs at the end, which nothing cancels, with why it was not done.
  init(
    _ activity: String, _ work: @escaping Work,
    completion: @escaping @MainActor (RepositoryError?) async -> Void
  ) {
    self.activity = activity
    task = Task {
      let error = await outcome(of: work)
      await Task { await completion(error) }.value
    }
  }

  /// Stops the operation; it ends once it has cleaned up.
  func cancel() { task?.cancel() }

  /// What is being done right now.
  var phase: String { progress?.phase ?? activity }

  private func outcome(of work: Work) async -> RepositoryError? {
    do {
      try await follow(work)
      return nil
    } catch {
      return RepositoryError(error)
    }
  }

  /// Does the work, and shows its progress: the newest where there is too much to show.
  private func follow(_ work: Work) async throws {
    let (steps, continuation) = AsyncStream.makeStream(
      of: OperationProgress.self, bufferingPolicy: .bufferingNewest(1))
    defer { continuation.finish() }
    Task { for await step in steps { progress = step } }
    try await work { continuation.yield($0) }
  }
}
