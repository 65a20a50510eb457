// SPDX-License-Identifier: Apache-2.0

import Dispatch

extension Session {
  /// Lets what waits for the main actor run before the caller goes on.
  ///
  /// `Task.yield()`, as any other suspension, takes a task through a thread of the concurrency runtime
  /// and back, which costs many times as much as such a turn.
  public static func yieldTurn() async {
    await withTaskExecutorPreference(MainQueueExecutor.shared) {
      await withUnsafeContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}

/// Runs tasks that are isolated to no actor on the main queue, where the main actor is.
private final class MainQueueExecutor: TaskExecutor {
  static let shared = MainQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
