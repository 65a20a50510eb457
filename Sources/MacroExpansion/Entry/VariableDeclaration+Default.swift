// SPDX-License-Identifier: Apache-2.0

extension VariableDeclaration {
  /// Returns what the entry is before it is set, if the declaration says so.
  func fallback(in container: EntryContainer) throws(EntryRefusal) -> Entry.Default {
    let spelling = TypeSpelling(type, in: source)
    return container == .focused
      ? .absent(type: try publishedType(spelling)) : try defaultValue(spelling)
  }

  private func defaultValue(_ spelling: TypeSpelling?) throws(EntryRefusal) -> Entry.Default {
    let value = source.text(initialValue)
    switch (spelling, value.isEmpty) {
    case (let spelling?, false): return .typed(type: spelling.text, value: value)
    case (nil, false): return .inferred(value: value)
    case (let spelling?, true) where spelling.wrapped != nil:
      return .typed(type: spelling.text, value: "nil")
    case (_, true):
      throw EntryRefusal(
        "'\(displayName)' needs a value while nothing sets it; write a default as '= …', or make"
          + " its type optional",
        at: name ?? introducer, in: source)
    }
  }

  private func publishedType(_ spelling: TypeSpelling?) throws(EntryRefusal) -> String {
    guard let spelling else {
      throw EntryRefusal(
        "'\(displayName)' is nil while nothing publishes it; write its optional type, as in"
          + " 'var \(displayName): Binding<String>?'",
        at: name ?? introducer, in: source)
    }
    guard let wrapped = spelling.wrapped else {
      throw EntryRefusal(
        "'\(displayName)' is nil while nothing publishes it; make its type optional", at: type,
        in: source)
    }
    guard ["", "nil", ".none"].contains(source.text(initialValue)) else {
      throw EntryRefusal(
        "'\(displayName)' is nil while nothing publishes it; remove its default value",
        at: initialValue, in: source)
    }
    return wrapped
  }

  private var displayName: String {
    name.map(source.text)?.filter { $0 != "`" } ?? ""
  }
}
