// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A regular file that another is put in the place of: whole or not at all.
enum RegularFile {
  /// Why a path cannot be used so.
  enum Problem: Error, Hashable, CustomStringConvertible {
    /// The system's error number.
    case system(Int32)
    case notRegular

    /// The problem as a person reads it.
    var description: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .notRegular: "it is no regular file"
      }
    }
  }

  /// Finds the regular file that a path leads to, links followed; nil where nothing is.
  static func target(of path: String) throws(Problem) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno)
    }
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notRegular }
    guard let resolved = realpath(path, nil) else { throw .system(errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Puts bytes in the place of what a file held; its permissions stay.
  static func replace(_ path: String, with bytes: [UInt8]) throws(OutputError) {
    let temporary = "\(path).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputError(number: errno) }
    defer { close(file) }
    do throws(OutputError) {
      keepPermissions(of: path, on: file)
      var buffer = OutputBuffer(descriptor: file)
      buffer.write(bytes)
      if let error = buffer.flush() { throw error }
      guard fsync(file) == 0, rename(temporary, path) == 0 else {
        throw OutputError(number: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func keepPermissions(of path: String, on file: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(file, status.st_mode & 0o777) }
  }
}
