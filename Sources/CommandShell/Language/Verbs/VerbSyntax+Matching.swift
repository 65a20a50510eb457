// SPDX-License-Identifier: Apache-2.0

extension VerbSyntax {
  /// The written arguments of a verb, before they are known to fit.
  struct Call {
    var words: [Word]
    var line: NestedLine?
    var hasBang: Bool
    /// Where the verb's name stands.
    var name: ByteRange
    /// The offset behind the line's last byte, where a missing argument belongs.
    var end: Int

    /// The offset of an argument, where the line counts as the one behind the words.
    func start(of index: Int) -> Int {
      if index < words.count { return words[index].range.lowerBound }
      return end - (line?.text.utf8.count ?? 0)
    }

    /// The offset behind the last argument.
    var argumentsEnd: Int {
      line == nil ? words.last?.range.upperBound ?? end : end
    }
  }

  /// Makes the verb that a call writes, or says how the call should have been written.
  func verb(for call: Call) throws(SyntaxError) -> Verb {
    for form in forms where form.matches(call.words, bang: call.hasBang) {
      try check(call, against: form)
      return try form.build(
        VerbArguments(words: call.words, keywordCount: form.keywords.count, line: call.line))
    }
    throw mismatch(call)
  }

  private func check(_ call: Call, against form: VerbForm) throws(SyntaxError) {
    let words = call.words.count - form.keywords.count
    let count = words + (call.line == nil ? 0 : 1)
    if count < form.arity.lowerBound { throw missing(after: count, in: form, call) }
    if count > form.arity.upperBound {
      throw surplus(from: form.keywords.count + form.arity.upperBound, in: form, call)
    }
  }

  private func missing(after count: Int, in form: VerbForm, _ call: Call) -> SyntaxError {
    let absent = form.parameters.filter(\.isRequired).dropFirst(count).map(\.name)
    let written =
      form.keywords.isEmpty && count == 0 ? usage(bang: form.hasBang) : [form.usage(of: name)]
    return SyntaxError(
      "\(listed(absent, "and")) \(absent.count == 1 ? "is" : "are") missing; "
        + "write \(listed(written, "or"))",
      at: ByteRange(at: call.end))
  }

  private func usage(bang: Bool) -> [String] {
    forms.filter { $0.hasBang == bang }.map { $0.usage(of: name) }
  }

  private func surplus(from index: Int, in form: VerbForm, _ call: Call) -> SyntaxError {
    let range = ByteRange(call.start(of: index)..<call.argumentsEnd)
    let usage = form.usage(of: name)
    guard let last = form.parameters.last else {
      return SyntaxError("nothing may follow \(usage)", at: range)
    }
    return SyntaxError(
      "too many words for \(usage); put quotes around a \(last.name) that contains blanks",
      at: range)
  }

  /// Explains why no form fits: a `!` too many, or a keyword that is missing or unknown.
  private func mismatch(_ call: Call) -> SyntaxError {
    guard forms.contains(where: { $0.hasBang == call.hasBang }) else {
      return SyntaxError(":\(name) takes no !; leave it out", at: call.name)
    }
    let depth = matchingKeywords(call.words)
    let before = call.words.prefix(depth).map(\.text)
    let names = keywords(after: before)
    let place = ([":" + name] + before).joined(separator: " ")
    guard depth < call.words.count else {
      return SyntaxError(
        "\(place) needs one of \(listed(names, "or")) behind it", at: ByteRange(at: call.end),
        candidates: names)
    }
    let word = call.words[depth]
    if names.contains(word.text) {
      return SyntaxError("write \(word.text) without quotes here", at: word.range)
    }
    return .unknown(
      "form", word.text, shownAs: "\(place) \(word.text)", at: word.range, among: names)
  }

  private func matchingKeywords(_ words: [Word]) -> Int {
    var depth = 0
    while depth < words.count, words[depth].quoted == nil,
      !keywords(after: words.prefix(depth + 1).map(\.text)).isEmpty
    {
      depth += 1
    }
    return depth
  }

  /// Returns the keywords that some form has behind the given ones.
  func keywords(after before: [String]) -> [String] {
    forms.reduce(into: []) { result, form in
      guard form.keywords.count > before.count, form.keywords.starts(with: before) else { return }
      let next = form.keywords[before.count]
      if !result.contains(next) { result.append(next) }
    }
  }
}
