// SPDX-License-Identifier: Apache-2.0

extension Chord {
  /// The function keys that a chord can name.
  static let functionKeys = 1...12

  /// What is wrong with a chord.
  struct ParseError: Error, Hashable {
    var message: String
    var candidates: [String] = []
  }

  /// Reads a chord: modifiers before a character or a key's name, joined by `+`, in any case.
  ///
  /// The plus key is written as it is: `cmd++`.
  init(parsing text: String) throws(ParseError) {
    let (modifierNames, keyName) = Chord.split(text.lowercased())
    var modifiers: Modifiers = []
    for name in modifierNames {
      guard let modifier = Modifiers(named: name) else { throw .unknownModifier(name) }
      guard modifiers.insert(modifier).inserted else {
        throw ParseError(message: "\(name) stands twice in the chord; write it once")
      }
    }
    self.init(modifiers, try Key(named: keyName))
  }

  private static func split(_ text: String) -> (modifiers: [String], key: String) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // A final "+" that is the key leaves two empty parts behind it, or one when it stands alone.
    if text.hasSuffix("++") || text == "+" {
      parts.removeLast(2)
      parts.append("+")
    }
    let key = parts.popLast() ?? ""
    return (parts, key)
  }
}

extension Chord.Modifiers {
  fileprivate init?(named name: String) {
    guard let known = Chord.Modifiers.names.first(where: { $0.name == name }) else { return nil }
    self = known.modifier
  }
}

extension Chord.Key {
  fileprivate init(named name: String) throws(Chord.ParseError) {
    if name == " " {
      self = .named(.space)
    } else if name.count == 1, let character = name.first,
      !name.unicodeScalars.contains(where: \.actsOnTerminal)
    {
      self = .character(character)
    } else if let named = Chord.NamedKey(rawValue: name) {
      self = .named(named)
    } else if let number = Chord.functionNumber(name) {
      self = .function(number)
    } else {
      throw .unknownKey(name)
    }
  }
}

extension Chord {
  fileprivate static func functionNumber(_ name: String) -> Int? {
    functionKeys.first { name == "f\($0)" }
  }

  /// The names of keys, for completion and for what was near a mistyped one.
  static let keyNames = NamedKey.allCases.map(\.rawValue) + functionKeys.map { "f\($0)" }
}

extension Chord.ParseError {
  fileprivate static func unknownModifier(_ name: String) -> Chord.ParseError {
    let names = Chord.Modifiers.names.map(\.name)
    let near = nearestNames(to: name, in: names)
    return Chord.ParseError(
      message: "unknown modifier \(named(name)); modifiers are \(listed(names, "and"))",
      candidates: near.isEmpty ? names : near)
  }

  fileprivate static func unknownKey(_ name: String) -> Chord.ParseError {
    let isModifier = Chord.Modifiers.names.contains { $0.name == name }
    guard !name.isEmpty, !isModifier else {
      return Chord.ParseError(message: "the key is missing; a chord is written cmd+shift+c")
    }
    let near = nearestNames(to: name, in: Chord.keyNames)
    let hint =
      near.isEmpty
      ? "use a character, f1 to f12 or one of \(listed(Chord.NamedKey.allCases.map(\.rawValue), "or"))"
      : "did you mean \(listed(near, "or"))?"
    return Chord.ParseError(message: "unknown key \(named(name)); \(hint)", candidates: near)
  }
}
