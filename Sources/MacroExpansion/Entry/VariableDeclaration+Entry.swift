// SPDX-License-Identifier: Apache-2.0

extension VariableDeclaration {
  /// The modifiers that contradict a computed property of each value.
  private static let refusedModifiers: Set = ["static", "class", "lazy", "weak", "unowned"]

  /// Returns the name of the variable as it is written, if the form of the declaration is right.
  func entryName() throws(EntryRefusal) -> String {
    guard let name, comma == nil else { throw severalVariables }
    guard !source.isWord("let", introducer) else {
      throw EntryRefusal(
        "an entry can be set; declare it with 'var'", at: introducer, in: source,
        acceptsAccessors: false)
    }
    if let modifier = modifiers.first(where: { Self.refusedModifiers.contains(source.text($0)) }) {
      throw EntryRefusal(
        "'@Entry' makes a computed property of each value; remove '\(source.text(modifier))'",
        at: modifier, in: source)
    }
    guard accessors.isEmpty else { throw ownAccessors }
    return source.text(name)
  }

  private var severalVariables: EntryRefusal {
    var refusal = EntryRefusal(
      "'@Entry' makes one entry; declare each variable on its own, with its own '@Entry'",
      at: comma ?? name ?? introducer, in: source)
    refusal.role = .peer
    return refusal
  }

  private var ownAccessors: EntryRefusal {
    let observes = accessors.dropFirst().first.map(source.startsObservers) ?? false
    return EntryRefusal(
      "'@Entry' makes the accessors; remove this block, and write a default value as '= …'",
      at: accessors.prefix(1), in: source, acceptsAccessors: observes)
  }
}

extension VariableDeclaration {
  /// The attributes and words that the key needs because the variable has them.
  ///
  /// A key may be no less available than its type, and no more isolated than the accessors.
  var keyPrefix: String {
    let availability = attributes.filter { $0.dropFirst().first.map(isAvailability) ?? false }
    let nonisolated = modifiers.filter { source.isWord("nonisolated", $0) }
    return availability.map { source.text($0) + "\n" }.joined()
      + "private " + (nonisolated.isEmpty ? "" : "nonisolated ")
  }

  private func isAvailability(_ token: Token) -> Bool {
    source.isWord("available", token)
  }
}
