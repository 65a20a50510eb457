// SPDX-License-Identifier: Apache-2.0

extension SourceBytes {
  /// Returns the end of the regular expression literal between pounds that starts at the index.
  func extendedRegexEnd(at start: Int) -> Int? {
    let pound = UInt8(ascii: "#")
    guard self[start] == pound, self[start - 1] != pound else { return nil }
    let slash = end(from: start) { $0 == pound }
    guard self[slash] == UInt8(ascii: "/") else { return nil }
    let closing = [UInt8(ascii: "/")] + bytes[start..<slash]
    var index = slash + 1
    while index < count, !hasPrefix(closing, at: index) {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + closing.count, count)
  }

  /// Returns the end of the regular expression literal between bare slashes that starts at the
  /// index; whether a value may start there is for the caller to know.
  ///
  /// As for the compiler, a parenthesis that closes what the literal has not opened shows that the
  /// slash is an operator, as in `reduce(1, /)`.
  func bareRegexEnd(at start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "/"), let first = self[start + 1], !first.isWhitespace
    else { return nil }
    var index = start + 1
    var openParentheses = 0
    while let byte = self[index], !byte.isNewline, openParentheses >= 0 {
      switch byte {
      case UInt8(ascii: "/"): return index + 1
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): openParentheses += 1
      case UInt8(ascii: ")"): openParentheses -= 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
