// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// The process's standard input, read as bytes.
enum StandardInput {
  /// Reads what is there, waiting for the first of it; nothing at the end.
  static func read() throws(InputError) -> [UInt8] { try InputFile.readChunk(of: 0) }

  /// Reads to the end.
  static func readToEnd() throws(InputError) -> [UInt8] { try InputFile.readToEnd(of: 0) }

  /// Waits until reading would not, and lets the main actor go on meanwhile.
  ///
  /// Only what others write into can be watched, and need be.
  @MainActor
  static func waitUntilReadable() async {
    guard isWatchable else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    await withCheckedContinuation { continuation in
      source.setEventHandler {
        source.cancel()
        continuation.resume()
      }
      source.resume()
    }
  }

  private static var isWatchable: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) || isatty(0) == 1
  }
}
