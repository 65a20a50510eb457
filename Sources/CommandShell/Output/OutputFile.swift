// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is written whole, in the place of what it held.
enum OutputFile {
  /// Writes text to a file.
  static func write(_ text: String, to path: String) throws(OutputError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputError(number: errno) }
    defer { close(file) }
    var buffer = OutputBuffer(descriptor: file)
    buffer.write(text)
    if let error = buffer.flush() { throw error }
  }
}
