// SPDX-License-Identifier: Apache-2.0

/// One of the process's output streams, for what is written at once and seldom.
enum StandardStream {
  case output
  case error

  /// Writes text right away; a stream that takes none is given up.
  ///
  /// - Returns: Why it took none, if it did not.
  @discardableResult
  func write(_ text: String) -> OutputError? {
    var buffer = OutputBuffer(descriptor: self == .output ? 1 : 2)
    buffer.write(text)
    return buffer.flush()
  }
}
