// SPDX-License-Identifier: Apache-2.0

/// A place in a list of tokens that moves forward.
struct TokenCursor {
  private let tokens: [Token]
  private var index = 0

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  var current: Token? { peek(0) }

  /// Returns a token some steps ahead without moving.
  func peek(_ distance: Int) -> Token? {
    tokens.dropFirst(index + distance).first
  }

  func isAt(_ mark: Character) -> Bool {
    current?.kind == .mark(mark)
  }

  /// Moves past one token, or past everything between a bracket and its counterpart.
  mutating func skipItem() {
    var depth = 0
    while let token = current {
      index += 1
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth <= 0 { return }
    }
  }

  /// Moves past an item, or past everything between angle brackets.
  mutating func skipTypeItem() {
    var depth = 0
    repeat {
      if isAt("<") { depth += 1 }
      if isAt(">") { depth -= 1 }
      skipItem()
    } while depth > 0 && current != nil
  }

  /// Returns the tokens that a movement passes.
  mutating func take(_ move: (inout TokenCursor) -> Void) -> ArraySlice<Token> {
    let start = index
    move(&self)
    return tokens[start..<index]
  }
}
