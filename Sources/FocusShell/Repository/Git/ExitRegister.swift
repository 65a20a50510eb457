// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What must not outlive this process: the programs that it runs, and the folders of clones that are
/// under way.
///
/// Programs have sessions of their own, so that what ends this process does not reach them; and the
/// tasks that would stop them get no turn any more once the process exits.
final class ExitRegister: Sendable {
  /// The register that is cleared when the process exits.
  static let shared: ExitRegister = {
    atexit { ExitRegister.shared.clear() }
    return ExitRegister()
  }()

  private struct Entries {
    var programs: Set<pid_t> = []
    var folders: [String: CloneFolder] = [:]
    var isClosed = false
  }

  private let entries = Mutex(Entries())

  /// Starts a program with a process group of its own, and takes note of it.
  ///
  /// - Throws: What `start` throws, and a `CancellationError` when the process is about to end.
  func noteProgram(_ start: () throws -> pid_t) throws -> pid_t {
    try entries.withLock { entries in
      if entries.isClosed { throw CancellationError() }
      let group = try start()
      entries.programs.insert(group)
      return group
    }
  }

  /// Forgets a program that has ended, before its number can become another's.
  ///
  /// What it has left running ends with this process.
  func forgetProgram(_ group: pid_t) {
    entries.withLock { entries in
      if entries.isClosed { kill(-group, SIGKILL) }
      entries.programs.remove(group)
    }
  }

  /// Takes note of a folder that is being filled.
  func noteFolder(_ folder: CloneFolder) {
    entries.withLock { $0.folders[folder.path] = folder }
  }

  /// Forgets a folder that is to stay, or has gone already.
  func forgetFolder(_ folder: CloneFolder) {
    entries.withLock { $0.folders[folder.path] = nil }
  }

  /// Ends all programs, removes the folders that are not done, and lets nothing new begin.
  ///
  /// - Parameter grace: How long the programs may take to clean up before they are killed.
  func clear(grace: Duration = .seconds(1)) {
    entries.withLock { $0.isClosed = true }
    for signal in [SIGTERM, SIGKILL] where !isIdle {
      signalPrograms(signal)
      waitUntilIdle(atMost: grace)
    }
    for folder in entries.withLock({ $0.folders.values }) { folder.discard() }
  }

  private var isIdle: Bool { entries.withLock { $0.programs.isEmpty } }

  private func signalPrograms(_ signal: Int32) {
    entries.withLock { for group in $0.programs { kill(-group, signal) } }
  }

  /// Waits until the threads that care for the programs have seen all of them end.
  private func waitUntilIdle(atMost limit: Duration) {
    let end = ContinuousClock.now + limit
    while !isIdle, ContinuousClock.now < end { usleep(2_000) }
  }
}
