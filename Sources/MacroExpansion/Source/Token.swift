// SPDX-License-Identifier: Apache-2.0

/// A part of Swift source that is neither white space nor a comment.
struct Token: Equatable {
  enum Kind: Equatable {
    /// An identifier, a keyword or a number.
    case word
    /// One character of punctuation or of an operator.
    case mark(Character)
    case arrow
    case string
    case regex
  }

  let kind: Kind
  /// The place in the source, in bytes.
  let range: Range<Int>

  var opens: Bool { [.mark("("), .mark("["), .mark("{")].contains(kind) }
  var closes: Bool { [.mark(")"), .mark("]"), .mark("}")].contains(kind) }
}

extension Token {
  /// Returns the tokens of some source, each bracket and each character of an operator on its own.
  static func all(in source: SourceBytes) -> [Token] {
    var tokens: [Token] = []
    var index = source.triviaEnd(at: 0)
    while index < source.count {
      let token = Token(in: source, at: index, after: tokens.last)
      tokens.append(token)
      index = source.triviaEnd(at: token.range.upperBound)
    }
    return tokens
  }

  private init(in source: SourceBytes, at start: Int, after previous: Token?) {
    let kind: Kind
    let end: Int
    if let word = source.wordEnd(at: start) {
      (kind, end) = (.word, word)
    } else if let string = source.stringEnd(at: start) {
      (kind, end) = (.string, string)
    } else if let regex = source.regexEnd(at: start, after: previous) {
      (kind, end) = (.regex, regex)
    } else if source.hasPrefix("->".utf8, at: start) {
      (kind, end) = (.arrow, start + 2)
    } else {
      (kind, end) = (.mark(Character(Unicode.Scalar(source.bytes[start]))), start + 1)
    }
    self.init(kind: kind, range: start..<end)
  }

  /// Says whether a slash behind this token starts a value rather than divides one.
  fileprivate var precedesValue: Bool {
    switch kind {
    case .mark(let mark): "([{,:;=&|".contains(mark)
    case .word, .arrow, .string, .regex: false
    }
  }
}

extension SourceBytes {
  fileprivate func regexEnd(at start: Int, after previous: Token?) -> Int? {
    if let end = extendedRegexEnd(at: start) { return end }
    return previous?.precedesValue ?? true ? bareRegexEnd(at: start) : nil
  }
}
