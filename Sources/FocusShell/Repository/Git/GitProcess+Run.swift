// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GitProcess {
  /// Runs a program on threads of its own until it ends, asking it to end on cancellation.
  func run(_ setup: ProcessSetup) async throws -> ProcessResult {
    try Task.checkCancellation()
    let cancellation = try Descriptor.pipe()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              var pump = try ProcessPump(starting: setup, cancelled: cancellation.reading)
              return pump.run()
            })
        }
      }
    } onCancel: {
      cancellation.writing.signal()
    }
  }
}
