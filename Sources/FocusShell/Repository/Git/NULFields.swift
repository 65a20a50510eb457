// SPDX-License-Identifier: Apache-2.0

/// Output of git whose fields each end in a NUL byte, which no field can hold.
///
/// Fields are taken apart as bytes: among Swift's characters, a name that begins with an accent
/// would swallow the space or the slash in front of it.
enum NULFields {
  /// Returns the fields.
  static func fields(of output: [UInt8]) -> [ArraySlice<UInt8>] {
    output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
  }

  /// Returns records of a fixed number of fields; an incomplete last record is left out.
  static func records(of count: Int, in output: [UInt8]) -> [[String]] {
    let fields = fields(of: output)
    return stride(from: 0, through: fields.count - count, by: count).map { start in
      fields[start..<start + count].map { text($0) }
    }
  }

  /// Returns bytes as text; what is not UTF-8 becomes replacement characters.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what follows a prefix, or nil for text that does not begin with it.
  static func text(_ text: String, after prefix: String) -> String? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return Self.text(text.utf8.dropFirst(prefix.utf8.count))
  }
}
