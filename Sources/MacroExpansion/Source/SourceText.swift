// SPDX-License-Identifier: Apache-2.0

/// A piece of a source file, cut into tokens that know their place in the file.
struct SourceText {
  let tokens: [Token]
  private let source: SourceBytes
  private let location: SourcePiece.Location

  init(_ piece: SourcePiece) {
    source = SourceBytes(bytes: Array(piece.source.utf8))
    tokens = Token.all(in: source)
    location = piece.location
  }

  /// Returns the source of a token as it is written.
  func text(_ token: Token) -> String {
    text(token.range)
  }

  /// Returns the source of neighbouring tokens with what is between them.
  func text(_ tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return text(first.range.lowerBound..<last.range.upperBound)
  }

  /// Says whether a token is the given word.
  func isWord(_ word: String, _ token: Token) -> Bool {
    token.kind == .word && text(token) == word
  }

  /// Returns the place of a token in its file, or of the whole piece if there is no token.
  func position(of token: Token?) -> Diagnostic.Position {
    Diagnostic.Position(
      fileName: location.fileName, offset: offset(token?.range.lowerBound ?? 0))
  }

  /// Returns the place in its file of neighbouring tokens.
  func range(of tokens: ArraySlice<Token>) -> Diagnostic.Range? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return Diagnostic.Range(
      fileName: location.fileName, startOffset: offset(first.range.lowerBound),
      endOffset: offset(last.range.upperBound))
  }

  /// Wraps around, because the offset comes with the message and may be anything.
  private func offset(_ index: Int) -> Int {
    location.offset &+ index
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}
