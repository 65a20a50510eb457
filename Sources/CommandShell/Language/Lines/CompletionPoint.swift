// SPDX-License-Identifier: Apache-2.0

/// What may stand at the end of a line that is still being typed.
struct CompletionPoint: Hashable, Sendable {
  /// What kind of thing is being typed.
  enum Subject: Hashable, Sendable {
    /// The name of a menu command or verb, behind its colon.
    case commandName
    /// A window behind `@`.
    case window
    /// An argument of a verb: one of some keywords, or something of a kind.
    case argument(verb: String, keywords: [String], kind: Parameter.Kind?)
    /// A word behind a menu command: a field's label, to be followed by `=`.
    case field(command: String)
    /// The value of a field behind `label=`.
    case fieldValue(command: String, label: String)
    /// Text, for which the shell knows nothing.
    case text
  }

  var subject: Subject

  /// What has been typed of it, without quotes and escapes.
  var prefix: String

  /// The bytes of the line to replace by a completion.
  var range: ByteRange

  /// The quoting that is open at the end of the line.
  var openQuote: WordScanner.Quote?

  /// The words before it that belong to the same command.
  var words: [Word] = []
}

extension CompletionPoint {
  /// The verb that a name stands for.
  typealias VerbLookup = (String) -> VerbSyntax?

  /// Finds what is being typed at the end of a line, usually the line up to the cursor.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - verb: Finds the verb of a name, which may be abbreviated; by default it is written out.
  init(
    atEndOf line: String, verb: VerbLookup = { VerbTable.standard.verb(named: $0) }
  ) {
    let bytes = Array(line.utf8)
    self.init(bytes.span, from: 0, verb)
  }

  private init(_ line: Span<UInt8>, from start: Int, _ verb: VerbLookup) {
    let start = line.skippingBlanks(from: start)
    switch line.byte(at: start) {
    case UInt8(ascii: "@"): self.init(line, windowAt: start, verb)
    case UInt8(ascii: ":") where line.byte(at: start + 1) != UInt8(ascii: ":"):
      self.init(line, commandAt: start, verb)
    default: self.init(line, .text, from: start)
    }
  }

  private init(_ line: Span<UInt8>, windowAt start: Int, _ verb: VerbLookup) {
    var index = start + 1
    let scanned = WordScanner.scan(line, at: &index)
    if index < line.count {
      self.init(line, from: index, verb)
    } else {
      self.init(.window, scanned)
    }
  }

  private init(_ line: Span<UInt8>, commandAt colon: Int, _ verb: VerbLookup) {
    var end = colon + 1
    while end < line.count, !line[end].isBlank { end += 1 }
    guard end < line.count else {
      self.init(line, .commandName, from: colon + 1)
      return
    }
    var name = line.string(colon + 1..<end)
    if name.utf8.last == UInt8(ascii: "!") { name.removeLast() }
    self.init(line, argumentFrom: end, of: name, verb(name), verb)
  }

  private init(
    _ line: Span<UInt8>, argumentFrom start: Int, of name: String, _ verb: VerbSyntax?,
    _ lookup: VerbLookup
  ) {
    var words: [Word] = []
    var index = line.skippingBlanks(from: start)
    while true {
      if words.count == verb?.wordsBeforeLine, index < line.count {
        self.init(line, from: index, lookup)
        return
      }
      let scanned = WordScanner.scan(line, at: &index)
      if index == line.count {
        let typed = scanned.word
        self.init(verb?.subject(after: words) ?? .field(of: name, typed), scanned, behind: words)
        return
      }
      words.append(scanned.word)
      index = line.skippingBlanks(from: index)
    }
  }

  private init(_ line: Span<UInt8>, _ subject: Subject, from start: Int) {
    self.init(
      subject: subject, prefix: line.string(start..<line.count),
      range: ByteRange(start..<line.count))
  }

  private init(
    _ subject: Subject, _ scanned: (word: Word, ending: WordScanner.Ending),
    behind words: [Word] = []
  ) {
    self.init(
      subject: subject, prefix: scanned.word.text, range: scanned.word.range,
      openQuote: scanned.ending.openQuote, words: words)
    if case .fieldValue(_, let label) = subject {
      let keyLength = label.utf8.count + 1
      prefix = String(Substring(prefix.utf8.dropFirst(keyLength)))
      range = ByteRange(range.lowerBound + keyLength..<range.upperBound)
    }
  }
}

extension CompletionPoint.Subject {
  fileprivate static func field(of command: String, _ word: Word) -> Self {
    guard let field = word.field, word.quoted.map({ $0.lowerBound > field.key.utf8.count }) ?? true
    else { return .field(command: command) }
    return .fieldValue(command: command, label: field.key)
  }
}

extension WordScanner.Ending {
  fileprivate var openQuote: WordScanner.Quote? {
    guard case .openQuote(let quote, _) = self else { return nil }
    return quote
  }
}

extension VerbSyntax {
  /// What may follow the words that have been typed behind the verb's name.
  fileprivate func subject(after words: [Word]) -> CompletionPoint.Subject {
    let next = keywords(after: words.map(\.text))
    let form = forms.first { $0.matches(words, bang: $0.hasBang) }
    return .argument(
      verb: name, keywords: next,
      kind: form?.parameter(at: words.count - (form?.keywords.count ?? 0))?.kind)
  }
}

extension VerbForm {
  /// The parameter that the argument at an index belongs to.
  fileprivate func parameter(at index: Int) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    return parameters.last.flatMap { $0.isRepeating ? $0 : nil }
  }
}
