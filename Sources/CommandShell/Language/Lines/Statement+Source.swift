// SPDX-License-Identifier: Apache-2.0

extension Statement {
  /// Writes the line that types a text, or nil when no plain line does and `:set` is needed.
  ///
  /// A line cannot begin with a blank, `#` or `@` and still be text, and holds no line break.
  static func source(typing text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, ByteFault.first(in: bytes.span) == nil, !first.isBlank,
      first != UInt8(ascii: "#"), first != UInt8(ascii: "@")
    else { return nil }
    return first == UInt8(ascii: ":") ? ":" + text : text
  }
}
