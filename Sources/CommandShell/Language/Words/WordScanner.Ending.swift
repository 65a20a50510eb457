// SPDX-License-Identifier: Apache-2.0

extension WordScanner.Ending {
  /// What to tell about a word that ended badly; nil for one that is complete.
  var error: SyntaxError? {
    switch self {
    case .complete: nil
    case .openQuote(let quote, let offset):
      SyntaxError(quote.advice, at: ByteRange(offset..<offset + quote.opening.utf8.count))
    case .openEscape(let offset):
      SyntaxError(
        "a backslash at the end of the line has nothing to quote; write \\\\ for a backslash",
        at: ByteRange(offset..<offset + 1))
    case .badEscape(let range):
      SyntaxError(
        "$'…' knows only \\n, \\t, \\r, \\e, \\\\, \\', \\\" and \\uXXXX other than \\u0000",
        at: range)
    }
  }
}

extension WordScanner.Quote {
  /// The characters that begin the quoting.
  var opening: String {
    switch self {
    case .single: "'"
    case .double: "\""
    case .dollar: "$'"
    }
  }

  /// The character that ends the quoting.
  var closing: String { self == .double ? "\"" : "'" }

  fileprivate var advice: String {
    "this quote is not closed; add a \(closing) or write \\\(closing) for the character itself"
  }
}
