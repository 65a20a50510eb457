// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A history file that several shells write at once.
///
/// Every change is made under an advisory lock on the file itself. Shortening replaces the file by
/// renaming, so whoever waited for the lock checks that the path still leads to the locked file.
struct HistoryFile: Sendable {
  /// Why the file could not be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    /// Describes the system's last error.
    init(_ doing: String, _ path: String) {
      description = "\(doing) \(path): \(String(cString: strerror(errno)))"
    }

    init(_ description: String) {
      self.description = description
    }
  }

  /// Bytes of history that are read or kept, so that a runaway file cannot exhaust memory.
  static let sizeLimit = 64 << 20

  /// The file that is written: a symbolic link is followed once, so that it stays one.
  let path: String

  init(path: String) {
    let target = realpath(path, nil)
    defer { free(target) }
    self.path = target.map { String(cString: $0) } ?? path
  }

  /// Reads the records of the newest entries; none if there is no file.
  func read() throws(Failure) -> [HistoryFormat.Record] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return [] }
      throw Failure("cannot read", path)
    }
    defer { close(file) }
    return HistoryFormat.decode(try contents(of: file))
  }

  /// Appends entries: all of them or, if that fails, none.
  func append(_ entries: [HistoryEntry]) throws(Failure) {
    try createFolder()
    let file = try openLocked()
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    let separator: [UInt8] = endsMidLine(file, size: size) ? [UInt8(ascii: "\n")] : []
    do throws(Failure) {
      try write(separator + entries.flatMap(HistoryFormat.encode), to: file, path)
    } catch {
      ftruncate(file, size)
      throw error
    }
  }

  /// Drops the oldest entries beyond a limit; the others keep their bytes, damaged ones too.
  func shorten(to limit: Int) throws(Failure) {
    let file = try openLocked()
    defer { close(file) }
    let bytes = try contents(of: file)
    let records = HistoryFormat.decode(bytes)
    guard records.count > limit, let first = records.suffix(limit).first else { return }
    try replace(file, with: bytes[first.range.lowerBound...])
  }

  private func replace(_ file: Int32, with bytes: ArraySlice<UInt8>) throws(Failure) {
    var status = stat()
    fstat(file, &status)
    let temporary = "\(path).\(getpid())"
    let new = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard new >= 0 else { throw Failure("cannot create", temporary) }
    defer { close(new) }
    do throws(Failure) {
      fchmod(new, status.st_mode & 0o777)
      try write(Array(bytes), to: new, temporary)
      guard fsync(new) == 0, rename(temporary, path) == 0 else {
        throw Failure("cannot replace", path)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}

// MARK: - System calls

extension HistoryFile {
  /// Tries for half a second: a stopped shell that holds the lock must not stop this one.
  private static let lockAttempts = 50

  /// Opens the file, creating it if needed, and locks it until it is closed.
  private func openLocked() throws(Failure) -> Int32 {
    for _ in 0..<Self.lockAttempts {
      let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { throw Failure("cannot write", path) }
      if flock(file, LOCK_EX | LOCK_NB) == 0, isCurrent(file) { return file }
      close(file)
      usleep(10_000)
    }
    throw Failure("\(path) is locked by another process")
  }

  /// Whether the path still leads to the open file.
  private func isCurrent(_ file: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(file, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Creates the folder and those above it, for this user only, as the XDG specification wants it.
  private func createFolder() throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    if access(folder, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure("cannot create \(folder)")
    }
  }

  private func contents(of file: Int32) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure("cannot read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("\(path) is not a file") }
    let start = max(0, Int(status.st_size) - Self.sizeLimit)
    lseek(file, off_t(start), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) - start)
    var count = 0
    while count < bytes.count {
      let added = bytes.withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      guard added >= 0 else { throw Failure("cannot read", path) }
      if added == 0 { break }
      count += added
    }
    return Array(bytes.prefix(count).dropFirst(start > 0 ? partialRecord(bytes) : 0))
  }

  /// The bytes before the first time stamp of contents that begin in the middle.
  private func partialRecord(_ bytes: [UInt8]) -> Int {
    bytes.firstRange(of: Array("\n#".utf8)).map { $0.lowerBound + 1 } ?? bytes.count
  }

  private func endsMidLine(_ file: Int32, size: off_t) -> Bool {
    var last = UInt8(ascii: "\n")
    return size > 0 && pread(file, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  private func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure("cannot write", path) }
      rest = rest.dropFirst(count)
    }
  }
}
