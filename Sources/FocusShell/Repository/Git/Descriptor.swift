// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An open file descriptor that is closed when its last owner lets go of it.
final class Descriptor: Sendable {
  /// The number, above those of the standard streams.
  let number: Int32

  /// Takes over a descriptor.
  ///
  /// One of the numbers 0 to 2, free when a standard stream was closed at start, is moved out of
  /// the way, so that setting up a child's standard streams cannot overwrite it.
  init(owning raw: Int32) throws {
    guard raw >= 0 else { throw RepositoryError.system(errno) }
    number = fcntl(raw, F_DUPFD_CLOEXEC, 3)
    let code = errno
    close(raw)
    if number < 0 { throw RepositoryError.system(code) }
  }

  deinit { close(number) }

  /// Opens a file for reading.
  static func reading(_ path: String) throws -> Descriptor {
    try Descriptor(owning: open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Keeps children from starting while a new descriptor is not yet closed to them.
  ///
  /// The end of a pipe that another child had got hold of would stay open for as long as that child
  /// runs, and whoever reads the pipe would wait for it.
  static let inheritanceLock = NSLock()

  /// Creates the two ends of a pipe.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    try inheritanceLock.withLock { try unlockedPipe() }
  }

  private static func unlockedPipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw RepositoryError.system(errno) }
    let reading: Descriptor
    do {
      reading = try Descriptor(owning: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
    return (reading, try Descriptor(owning: ends[1]))
  }

  /// Makes reading and writing return at once instead of waiting.
  func makeNonblocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Writes one byte, which wakes whoever polls the other end of the pipe.
  func signal() {
    var byte: UInt8 = 1
    _ = write(number, &byte, 1)
  }
}

extension RepositoryError {
  /// Creates the error for a system call that was refused while git was being started.
  static func system(_ code: Int32) -> RepositoryError {
    RepositoryError(.gitUnavailable, "git cannot be started: \(String(cString: strerror(code))).")
  }
}
