// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// The file of `--restore`: a regular file, or none yet.
///
/// Anything else is refused, since saving puts another file in its place.
struct WindowsFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The saved windows; nil where there is no such file yet.
  func read() throws(UsageError) -> SavedWindows? {
    guard let target = try existingTarget() else { return nil }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.read(target)
    } catch {
      throw UsageError(message: "\(named(path)) cannot be read: \(error)")
    }
    do {
      return try JSONDecoder().decode(SavedWindows.self, from: Data(bytes))
    } catch {
      throw UsageError(
        message: "\(named(path)) holds no saved windows; name another file with --restore")
    }
  }

  /// Puts the windows in the place of those that were saved; all of them or none.
  func write(_ windows: SavedWindows) throws(UsageError) {
    let target = try existingTarget() ?? path
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data: Data
    do {
      data = try encoder.encode(windows)
    } catch {
      throw UsageError(message: "the windows cannot be saved: \(visible("\(error)"))")
    }
    do throws(OutputError) {
      try Self.replace(target, with: Array(data))
    } catch {
      throw UsageError(message: "the windows cannot be saved in \(named(path)): \(error)")
    }
  }

  /// The regular file that the path leads to, links followed; nil where nothing is.
  private func existingTarget() throws(UsageError) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw unusable(String(cString: strerror(errno)))
    }
    guard let resolved = realpath(path, nil) else {
      throw unusable(String(cString: strerror(errno)))
    }
    defer { free(resolved) }
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unusable("it is no regular file")
    }
    return String(cString: resolved)
  }

  private func unusable(_ reason: String) -> UsageError {
    UsageError(message: "\(named(path)) cannot keep saved windows: \(reason)")
  }

  // MARK: - Writing

  private static func replace(_ path: String, with bytes: [UInt8]) throws(OutputError) {
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
