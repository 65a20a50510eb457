// SPDX-License-Identifier: Apache-2.0

/// A declared entry, with all that its expansion is made from.
struct Entry {
  /// Where the value comes from while nothing has set it.
  enum Default: Equatable {
    /// An expression for a value of the written type.
    case typed(type: String, value: String)
    /// An expression that also gives the type.
    case inferred(value: String)
    /// No value, as in `FocusedValues`; what is published has the given type.
    case absent(type: String)
  }

  let container: EntryContainer
  let name: String
  let fallback: Default
  /// The words and attributes that the key must share with the variable, each with a space behind.
  let keyPrefix: String
}

extension Entry {
  /// Reads the declaration that the attribute is on.
  init?(_ expansion: AttachedExpansion) throws(EntryRefusal) {
    guard let variable = VariableDeclaration(expansion.declSyntax) else { return nil }
    guard
      let surroundings = expansion.lexicalContext?.first,
      let container = EntryContainer(extendedBy: surroundings)
    else { throw .misplaced(SourceText(expansion.attributeSyntax)) }
    self.container = container
    name = try variable.entryName()
    fallback = try variable.fallback(in: container)
    keyPrefix = variable.keyPrefix
  }

  /// The name of the key's type; the macro's declaration promises the prefix.
  var keyName: String {
    let bare = name.filter { $0 != "`" }
    let isPlain = bare.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain || bare == name ? "__Key_\(bare)" : "`__Key_\(bare)`"
  }
}

extension EntryRefusal {
  /// A refusal of an attribute that stands elsewhere than in an extension of a container.
  fileprivate static func misplaced(_ attribute: SourceText) -> EntryRefusal {
    EntryRefusal(
      "'@Entry' makes entries in an extension of EnvironmentValues, FocusedValues, Transaction or"
        + " ContainerValues; move this variable into one",
      at: attribute.tokens[...], in: attribute)
  }
}
