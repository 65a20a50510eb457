// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import FocusShell

/// All progress that an operation has reported.
final class ProgressLog: Sendable {
  private let entries = Mutex<[OperationProgress]>([])

  var all: [OperationProgress] { entries.withLock { $0 } }
  var phases: Set<String> { Set(all.map(\.phase)) }

  var handler: ProgressHandler {
    { progress in self.entries.withLock { $0.append(progress) } }
  }
}
