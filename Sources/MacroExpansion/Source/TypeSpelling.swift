// SPDX-License-Identifier: Apache-2.0

/// A type as it is written in a declaration.
struct TypeSpelling: Equatable {
  /// The type, with '?' in place of '!'.
  let text: String
  /// The type without its outer optional, or nil if the spelling is not that of an optional.
  let wrapped: String?

  init?(_ tokens: ArraySlice<Token>, in source: SourceText) {
    guard let last = tokens.last else { return nil }
    let written = source.text(tokens)
    let isSuffixed = [.mark("?"), .mark("!")].contains(last.kind)
    if isSuffixed, !tokens.hasOuterArrowOrAmpersand {
      let inner = source.text(tokens.dropLast())
      wrapped = inner
      text = inner + "?"
    } else {
      text = written
      wrapped = tokens.optionalArgument(in: source).map(source.text)
    }
  }
}

extension ArraySlice<Token> {
  /// Whether a '?' at the end belongs to a part of the type, as in `() -> Int?`.
  fileprivate var hasOuterArrowOrAmpersand: Bool {
    var cursor = TokenCursor(Array(self))
    while let token = cursor.current {
      if token.kind == .arrow || token.kind == .mark("&") { return true }
      cursor.skipTypeItem()
    }
    return false
  }

  /// The argument of `Optional<…>` or `Swift.Optional<…>`.
  fileprivate func optionalArgument(in source: SourceText) -> ArraySlice<Token>? {
    var rest = self
    if let first = rest.first, source.isWord("Swift", first) {
      rest = rest.dropFirst(2)
    }
    guard let first = rest.first, source.isWord("Optional", first) else { return nil }
    rest = rest.dropFirst()
    var cursor = TokenCursor(Array(rest))
    guard cursor.isAt("<") else { return nil }
    cursor.skipTypeItem()
    return cursor.current == nil ? rest.dropFirst().dropLast() : nil
  }
}
