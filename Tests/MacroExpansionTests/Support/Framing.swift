// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Returns messages as they travel, each behind its length.
func framed(_ messages: [String]) -> Data {
  messages.reduce(into: Data()) { data, message in
    withUnsafeBytes(of: UInt64(message.utf8.count).littleEndian) { data.append(contentsOf: $0) }
    data.append(contentsOf: message.utf8)
  }
}

/// Returns the messages in a stream, and what is left of it behind the last whole one.
func unframed(_ data: Data) -> (messages: [String], rest: Data) {
  var messages: [String] = []
  var rest = data[...]
  while rest.count >= 8 {
    let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard rest.count >= 8 + length else { break }
    messages.append(String(decoding: rest.dropFirst(8).prefix(length), as: UTF8.self))
    rest = rest.dropFirst(8 + length)
  }
  return (messages, Data(rest))
}
