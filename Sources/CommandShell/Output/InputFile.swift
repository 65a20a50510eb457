// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is read whole, of whatever kind: a FIFO and a process substitution as well.
enum InputFile {
  /// The most that is read: 1 GiB, since a device may never end.
  static let limit = 1 << 30

  /// Reads a file to its end.
  static func read(_ path: String) throws(InputError) -> [UInt8] {
    var descriptor = open(path, O_RDONLY | O_CLOEXEC)
    while descriptor < 0, errno == EINTR { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    return try readToEnd(of: descriptor)
  }

  /// Reads what remains behind a descriptor.
  static func readToEnd(of descriptor: Int32) throws(InputError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = try readChunk(of: descriptor)
      if bytes.isEmpty { return all }
      all += bytes
      if all.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// Reads what is there, waiting for the first of it; nothing at the end.
  static func readChunk(of descriptor: Int32) throws(InputError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      var result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if result < 0 { failure = errno }
      count = max(0, result)
    }
    if let failure { throw .system(failure) }
    return bytes
  }
}
