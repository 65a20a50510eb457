// SPDX-License-Identifier: Apache-2.0

/// The process's standard input, read as bytes.
enum StandardInput {
  /// Reads what is there, waiting for the first of it; nothing at the end.
  static func read() throws(InputError) -> [UInt8] { try InputFile.readChunk(of: 0) }

  /// Reads to the end.
  static func readToEnd() throws(InputError) -> [UInt8] { try InputFile.readToEnd(of: 0) }
}
