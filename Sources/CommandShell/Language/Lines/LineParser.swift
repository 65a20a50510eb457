// SPDX-License-Identifier: Apache-2.0

/// Turns the bytes of lines into statements.
///
/// A parser keeps its working memory from line to line, so one that is used for many lines parses
/// most of them without allocating.
struct LineParser {
  /// How deep lines may nest inside each other by `@N` and `:each`.
  static let deepestNesting = 16

  /// Whether an unambiguous beginning of a verb's name stands for the verb.
  ///
  /// Off at first, since menu commands come before: a shell that finds no command of that name
  /// parses the line again with this on.
  var acceptsVerbPrefixes = false

  private let table = VerbTable.standard
  private var words: [Word] = []

  init() {}

  /// Parses one line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes without its line end.
  ///   - start: Where the statement begins; ranges count from the start of `line` all the same.
  /// - Returns: What the line says.
  /// - Throws: What keeps the line from being parsed.
  mutating func parse(_ line: Span<UInt8>, from start: Int = 0) throws(SyntaxError) -> Statement {
    if let fault = ByteFault.first(in: line) { throw fault.error }
    return try statement(line, from: start, depth: 0)
  }

  /// Parses a line that is already text.
  mutating func parse(_ line: String) throws(SyntaxError) -> Statement {
    try parse(Array(line.utf8).span)
  }

  /// Parses a line that stands at `start`, inside `depth` others.
  private mutating func statement(
    _ line: Span<UInt8>, from start: Int, depth: Int
  ) throws(SyntaxError) -> Statement {
    let start = line.skippingBlanks(from: start)
    guard start < line.count else { return .empty }
    switch line[start] {
    case UInt8(ascii: "#"): return .comment
    case UInt8(ascii: ":"): return try command(line, from: start, depth: depth)
    case UInt8(ascii: "@"): return try inWindow(line, from: start, depth: depth)
    default: return .text(line.string(start..<line.count))
    }
  }

  private mutating func command(
    _ line: Span<UInt8>, from colon: Int, depth: Int
  ) throws(SyntaxError) -> Statement {
    if line.byte(at: colon + 1) == UInt8(ascii: ":") {
      return .text(line.string(colon + 1..<line.count))
    }
    let name = try CommandName(line, after: colon)
    if let verb = verb(named: line, name.range) {
      return try verbStatement(verb, named: name, line, depth: depth)
    }
    return try menuCommand(named: name, line)
  }

  private func verb(named line: Span<UInt8>, _ range: Range<Int>) -> VerbSyntax? {
    if let verb = table.verb(named: line.extracting(range)) { return verb }
    guard acceptsVerbPrefixes else { return nil }
    let matches = table.verbs(withPrefix: line.string(range))
    return matches.count == 1 ? matches.first : nil
  }

  private mutating func menuCommand(
    named name: CommandName, _ line: Span<UInt8>
  ) throws(SyntaxError) -> Statement {
    try readWords(line, from: name.end, limit: .max)
    let hasLooseBang = !name.hasBang && words.first?.isKeyword("!") == true
    return .menu(
      MenuCommand(
        name: line.string(name.range), hasBang: name.hasBang || hasLooseBang,
        words: Array(words.dropFirst(hasLooseBang ? 1 : 0)),
        range: ByteRange(name.range.lowerBound - 1..<name.range.upperBound)))
  }

  private mutating func verbStatement(
    _ syntax: VerbSyntax, named name: CommandName, _ line: Span<UInt8>, depth: Int
  ) throws(SyntaxError) -> Statement {
    let rest = try readWords(line, from: name.end, limit: syntax.wordsBeforeLine ?? .max)
    let range = ByteRange(name.range.lowerBound - 1..<name.range.upperBound)
    var call = VerbSyntax.Call(
      words: words, line: nil, hasBang: name.hasBang, name: range, end: line.count)
    if rest < line.count {
      call.line = NestedLine(
        text: line.string(rest..<line.count),
        statement: try nested(line, from: rest, depth: depth))
    }
    return .verb(try syntax.verb(for: call), at: range)
  }

  private mutating func inWindow(
    _ line: Span<UInt8>, from at: Int, depth: Int
  ) throws(SyntaxError) -> Statement {
    var index = at + 1
    guard let next = line.byte(at: index), !next.isBlank else {
      throw SyntaxError(
        "write the window directly behind @, as in @2 :push", at: ByteRange(at..<at + 1))
    }
    let window = try word(line, at: &index)
    let rest = line.skippingBlanks(from: index)
    guard rest < line.count else {
      throw SyntaxError(
        "a line to run in that window is missing, as in @2 :push", at: ByteRange(at: line.count))
    }
    return .inWindow(
      try window.windowReference(), at: ByteRange(at..<index),
      try nested(line, from: rest, depth: depth))
  }

  private mutating func nested(
    _ line: Span<UInt8>, from start: Int, depth: Int
  ) throws(SyntaxError) -> Statement {
    guard depth < LineParser.deepestNesting else {
      throw SyntaxError(
        "lines nest too deep; at most \(LineParser.deepestNesting) of @ and :each may stand "
          + "before a line", at: ByteRange(start..<line.count))
    }
    return try statement(line, from: start, depth: depth + 1)
  }

  /// Reads words into the working memory.
  ///
  /// - Returns: The offset of what follows the last word read; the line's end when nothing does.
  @discardableResult
  private mutating func readWords(
    _ line: Span<UInt8>, from start: Int, limit: Int
  ) throws(SyntaxError) -> Int {
    words.removeAll(keepingCapacity: true)
    var index = line.skippingBlanks(from: start)
    while index < line.count, words.count < limit {
      words.append(try word(line, at: &index))
      index = line.skippingBlanks(from: index)
    }
    return index
  }

  private func word(_ line: Span<UInt8>, at index: inout Int) throws(SyntaxError) -> Word {
    let (word, ending) = WordScanner.scan(line, at: &index)
    if let error = ending.error { throw error }
    return word
  }
}
