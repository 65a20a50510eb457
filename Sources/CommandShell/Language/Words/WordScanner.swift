// SPDX-License-Identifier: Apache-2.0

/// Reads words by the rules of the POSIX shell's quoting.
///
/// `'…'` keeps everything; `"…"` keeps everything but `\"`, `\\`, `\$` and `` \` ``; a backslash
/// outside quotes keeps the next character; `$'…'` knows `\n`, `\t`, `\uXXXX` and their like.
struct WordScanner {
  /// How a word ended: properly, or in the middle of something, as a word being typed may.
  enum Ending: Equatable {
    case complete
    case openQuote(Quote, at: Int)
    case openEscape(at: Int)
    case badEscape(ByteRange)
  }

  /// The three ways to quote several characters at once.
  enum Quote {
    case single
    case double
    case dollar
  }

  private(set) var ending = Ending.complete
  private var text: [UInt8] = []
  private var quoted: ByteRange?

  /// Reads the word that begins at `index`, and moves `index` behind it.
  static func scan(_ line: Span<UInt8>, at index: inout Int) -> (word: Word, ending: Ending) {
    let start = index
    while index < line.count, !line[index].endsPlainRun { index += 1 }
    if index == line.count || line[index].isBlank {
      let range = start..<index
      return (Word(line.string(range), at: ByteRange(range)), .complete)
    }
    index = start
    var scanner = WordScanner()
    scanner.readQuotedWord(line, at: &index)
    let word = Word(
      String(decoding: scanner.text, as: UTF8.self), at: ByteRange(start..<index),
      quoted: scanner.quoted)
    return (word, scanner.ending)
  }

  /// Finds the words behind a command's name again, to point at one when the command fails.
  ///
  /// Parsed verbs keep no positions of their arguments, which only failures need.
  static func words(of line: ArraySlice<UInt8>, behind name: ByteRange) -> [Word] {
    let bytes = Array(line)
    let span = bytes.span
    var words: [Word] = []
    let hasBang = span.byte(at: name.upperBound) == UInt8(ascii: "!")
    var index = span.skippingBlanks(from: name.upperBound + (hasBang ? 1 : 0))
    while index < span.count {
      words.append(scan(span, at: &index).word)
      index = span.skippingBlanks(from: index)
    }
    return words
  }

  private mutating func readQuotedWord(_ line: Span<UInt8>, at index: inout Int) {
    while index < line.count, !line[index].isBlank {
      switch line[index] {
      case UInt8(ascii: "'"): readSingleQuotes(line, at: &index)
      case UInt8(ascii: "\""): readDoubleQuotes(line, at: &index)
      case UInt8(ascii: "\\"): readEscape(line, at: &index)
      case UInt8(ascii: "$") where line.byte(at: index + 1) == UInt8(ascii: "'"):
        readDollarQuotes(line, at: &index)
      default:
        text.append(line[index])
        index += 1
      }
    }
  }

  private mutating func readSingleQuotes(_ line: Span<UInt8>, at index: inout Int) {
    let opening = index
    let start = text.count
    index += 1
    while index < line.count, line[index] != UInt8(ascii: "'") {
      text.append(line[index])
      index += 1
    }
    close(.single, opening, line, &index, textStart: start)
  }

  private mutating func readDoubleQuotes(_ line: Span<UInt8>, at index: inout Int) {
    let opening = index
    let start = text.count
    index += 1
    while index < line.count, line[index] != UInt8(ascii: "\"") {
      if line[index] == UInt8(ascii: "\\"), let next = line.byte(at: index + 1),
        next.isEscapedInDoubleQuotes
      {
        index += 1
      }
      text.append(line[index])
      index += 1
    }
    close(.double, opening, line, &index, textStart: start)
  }

  private mutating func readEscape(_ line: Span<UInt8>, at index: inout Int) {
    guard let next = line.byte(at: index + 1) else {
      ending = .openEscape(at: index)
      index += 1
      return
    }
    text.append(next)
    markQuoted(from: text.count - 1)
    index += 2
  }

  private mutating func readDollarQuotes(_ line: Span<UInt8>, at index: inout Int) {
    let opening = index
    let start = text.count
    index += 2
    while index < line.count, line[index] != UInt8(ascii: "'") {
      if line[index] == UInt8(ascii: "\\") {
        readDollarEscape(line, at: &index)
      } else {
        text.append(line[index])
        index += 1
      }
    }
    close(.dollar, opening, line, &index, textStart: start)
  }

  private mutating func readDollarEscape(_ line: Span<UInt8>, at index: inout Int) {
    let backslash = index
    guard let letter = line.byte(at: index + 1) else {
      index += 1
      return
    }
    index += 2
    if letter == UInt8(ascii: "u") {
      readUnicodeEscape(line, at: &index, from: backslash)
    } else if let byte = DollarEscape.byte(for: letter) {
      text.append(byte)
    } else {
      reject(backslash..<index)
    }
  }

  /// Reads up to eight hexadecimal digits, as many as there are.
  private mutating func readUnicodeEscape(
    _ line: Span<UInt8>, at index: inout Int, from backslash: Int
  ) {
    var value: UInt32 = 0
    let limit = index + DollarEscape.mostDigits
    while index < limit, let digit = line.byte(at: index)?.hexadecimalValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else {
      return reject(backslash..<index)
    }
    text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }

  private mutating func close(
    _ quote: Quote, _ opening: Int, _ line: Span<UInt8>, _ index: inout Int, textStart: Int
  ) {
    markQuoted(from: textStart)
    if index < line.count {
      index += 1
    } else {
      ending = .openQuote(quote, at: opening)
    }
  }

  private mutating func markQuoted(from start: Int) {
    quoted = ByteRange((quoted?.lowerBound ?? start)..<text.count)
  }

  private mutating func reject(_ range: Range<Int>) {
    if ending == .complete { ending = .badEscape(ByteRange(range)) }
  }
}
