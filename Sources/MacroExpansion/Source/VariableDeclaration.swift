// SPDX-License-Identifier: Apache-2.0

/// The parts of a `var` or `let` declaration, each as its tokens.
///
/// The compiler has parsed the source before and has reported what is not Swift, so this only
/// finds where the parts begin and end.
struct VariableDeclaration {
  let source: SourceText
  private(set) var attributes: [ArraySlice<Token>] = []
  private(set) var modifiers: [Token] = []
  /// The word `var` or `let`.
  let introducer: Token
  /// The name, or nil if the variable is declared by a pattern.
  let name: Token?
  private(set) var type: ArraySlice<Token> = []
  private(set) var initialValue: ArraySlice<Token> = []
  /// The block of accessors or observers with its braces.
  private(set) var accessors: ArraySlice<Token> = []
  /// The comma behind which another variable is declared.
  private(set) var comma: Token?

  /// Finds the parts, or fails if the source declares something else than a variable.
  init?(_ piece: SourcePiece) {
    source = SourceText(piece)
    var cursor = TokenCursor(source.tokens)
    var attributes: [ArraySlice<Token>] = []
    var modifiers: [Token] = []
    while let token = cursor.current, !source.introducesVariable(token) {
      if cursor.isAt("@") {
        attributes.append(cursor.take { $0.skipAttribute() })
      } else {
        modifiers.append(token)
        cursor.skipItem()
      }
    }
    guard let introducer = cursor.current else { return nil }
    cursor.skipItem()
    self.attributes = attributes
    self.modifiers = modifiers
    self.introducer = introducer
    name = cursor.current.flatMap { $0.kind == .word ? $0 : nil }
    cursor.skipItem()
    takeParts(from: &cursor)
  }

  private mutating func takeParts(from cursor: inout TokenCursor) {
    if cursor.isAt(":") {
      type = cursor.take { $0.skipType() }.dropFirst()
    }
    if cursor.isAt("=") {
      initialValue = cursor.take { $0.skipInitialValue(in: source) }.dropFirst()
    }
    if cursor.isAt(",") {
      comma = cursor.current
    } else if cursor.isAt("{") {
      accessors = cursor.take { $0.skipItem() }
    }
  }
}

extension SourceText {
  /// Says whether a block that begins with this word observes a stored variable.
  func startsObservers(_ token: Token) -> Bool {
    isWord("willSet", token) || isWord("didSet", token)
  }

  fileprivate func introducesVariable(_ token: Token) -> Bool {
    isWord("var", token) || isWord("let", token)
  }
}

extension TokenCursor {
  /// Moves past '@', a name that may be qualified or generic, and the arguments.
  fileprivate mutating func skipAttribute() {
    repeat {
      skipItem()
      skipItem()
    } while isAt(".")
    if isAt("<") { skipTypeItem() }
    if isAt("(") { skipItem() }
  }

  fileprivate mutating func skipType() {
    while current != nil, !isAt("="), !isAt("{"), !isAt(",") {
      skipTypeItem()
    }
  }

  /// Moves past a value, which may contain closures and the commas of generic arguments.
  fileprivate mutating func skipInitialValue(in source: SourceText) {
    while current != nil, !isAtObservers(in: source), !isAtNextVariable {
      skipItem()
    }
  }

  private func isAtObservers(in source: SourceText) -> Bool {
    isAt("{") && peek(1).map(source.startsObservers) ?? false
  }

  /// Whether a comma with 'name:' or 'name =' behind it follows, which no generic argument has;
  /// 'Module::' and '==' are something else.
  private var isAtNextVariable: Bool {
    guard isAt(","), peek(1)?.kind == .word, let third = peek(2) else { return false }
    let isDelimiter = third.kind == .mark(":") || third.kind == .mark("=")
    return isDelimiter && peek(3)?.kind != third.kind
  }
}
