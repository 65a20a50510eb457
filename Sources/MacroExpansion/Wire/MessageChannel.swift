// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Messages with a length in front: eight bytes, the lowest first, then as many bytes of content.
struct MessageChannel {
  private static let headerSize = 8
  private static let largestRead = 1 << 16

  let input: FileHandle
  let output: FileHandle

  /// Returns the next message, or nil when the input ends, be it in the middle of a message.
  func receive() -> Data? {
    guard let header = read(Self.headerSize) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(read)
  }

  /// Writes one message, and says whether that went well.
  func send(_ message: Data) -> Bool {
    let length = UInt64(message.count)
    let header = (0..<Self.headerSize).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    do {
      try output.write(contentsOf: Data(header) + message)
      return true
    } catch {
      return false
    }
  }

  /// Reads in parts, so that a length without content behind it takes no memory.
  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let wanted = min(count - data.count, Self.largestRead)
      guard let part = try? input.read(upToCount: wanted), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
