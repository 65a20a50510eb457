// SPDX-License-Identifier: Apache-2.0

/// The reason why a declaration makes no entry, as the user is told it.
struct EntryRefusal: Error {
  /// A sentence that says what to do.
  let message: String
  let position: Diagnostic.Position
  var highlights: [Diagnostic.Range] = []
  /// Whether the variable can take accessors in spite of the fault.
  ///
  /// With accessors in place the compiler has no second error to add about the stored property
  /// that the declaration otherwise is.
  var acceptsAccessors = true
  /// The role in which the fault is reported, so that the other does not report it again.
  var role = EntryMacro.Role.accessor
}

extension EntryRefusal {
  init(
    _ message: String, at tokens: ArraySlice<Token>, in source: SourceText,
    acceptsAccessors: Bool = true
  ) {
    self.message = message
    position = source.position(of: tokens.first)
    highlights = [source.range(of: tokens)].compactMap(\.self)
    self.acceptsAccessors = acceptsAccessors
  }

  init(
    _ message: String, at token: Token, in source: SourceText, acceptsAccessors: Bool = true
  ) {
    self.init(message, at: [token], in: source, acceptsAccessors: acceptsAccessors)
  }

  var diagnostic: Diagnostic {
    Diagnostic(message: message, position: position, highlights: highlights)
  }
}
