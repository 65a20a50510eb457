// SPDX-License-Identifier: Apache-2.0

/// Replaces what could act on a terminal, or disguise text, by escapes such as `\u{1B}`.
///
/// Control characters (C0, DEL, C1), line and paragraph separators and the marks that turn the
/// direction of text are replaced; everything else stays as it is.
func visible(_ text: String) -> String {
  guard !text.isPrintableASCII, text.unicodeScalars.contains(where: \.actsOnTerminal)
  else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    scalar.actsOnTerminal
      ? result.append(scalar.visibleEscape) : result.unicodeScalars.append(scalar)
  }
}

/// Cuts text that is too long for a message: a line of a megabyte would be told in one.
func abridged(_ text: String) -> String {
  let longest = 1_000
  guard text.utf8.count > longest else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
}

/// Quotes data inside a message, made visible and cut when it is long.
func named(_ text: String) -> String {
  let longest = 40
  let start = text.prefix(longest)
  return "\"" + visible(String(start)) + (start.endIndex < text.endIndex ? "…\"" : "\"")
}

extension String {
  /// Whether the text is ASCII without control characters: as almost all is, and then each byte is a
  /// character that takes a column.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) }
      ?? utf8.allSatisfy(\.isPrintableASCII)
  }
}

extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, changes the terminal's state or reorders the text.
  var actsOnTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as Swift source writes it.
  var visibleEscape: String {
    switch self {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
