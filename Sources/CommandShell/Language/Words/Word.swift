// SPDX-License-Identifier: Apache-2.0

/// One word of a line after its quoting has been taken off.
struct Word: Hashable, Sendable {
  /// What the word says, without quotes and escapes.
  let text: String

  /// Where the word stands in its line, quotes included.
  let range: ByteRange

  /// The offsets in `text` between which characters were quoted; nil when none was.
  ///
  /// Quoting keeps a word from being more than text: a keyword, a number or a `#2`.
  let quoted: ByteRange?

  init(_ text: String, at range: ByteRange, quoted: ByteRange? = nil) {
    self.text = text
    self.range = range
    self.quoted = quoted
  }
}

extension Word {
  /// Whether the word is this keyword, written without quotes.
  func isKeyword(_ keyword: String) -> Bool {
    quoted == nil && text == keyword
  }

  /// The two sides of `key=value`, quoted or not; nil when the word has no key.
  var field: (key: String, value: String)? {
    let bytes = text.utf8
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex else {
      return nil
    }
    return (String(text[..<equals]), String(text[bytes.index(after: equals)...]))
  }

  /// The word as a line has it: what was quoted is quoted, and nothing else.
  var source: String {
    guard let quoted else { return text }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: quoted.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: quoted.upperBound)
    return text[..<start] + Quoting.quote(String(text[start..<end]), always: true) + text[end...]
  }
}
