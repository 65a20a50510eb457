// SPDX-License-Identifier: Apache-2.0

/// A key pressed with modifiers, as `cmd+shift+c`.
struct Chord: Hashable, Sendable {
  /// The modifier keys held down.
  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let command = Modifiers(rawValue: 1 << 0)
    static let shift = Modifiers(rawValue: 1 << 1)
    static let option = Modifiers(rawValue: 1 << 2)
    static let control = Modifiers(rawValue: 1 << 3)
  }

  /// The key that is pressed.
  enum Key: Hashable, Sendable {
    /// A key that types a character, in lower case: whether shift is held is a modifier's matter.
    case character(Character)
    case named(NamedKey)
    /// A function key, `f1` to `f12`.
    case function(Int)
  }

  /// A key that has a name because it types nothing to name it by.
  enum NamedKey: String, Hashable, CaseIterable, Sendable {
    case `return`, escape, tab, space, delete
    case forwardDelete = "forwarddelete"
    case up, down, left, right, home, end
    case pageUp = "pageup"
    case pageDown = "pagedown"
  }

  var modifiers: Modifiers
  var key: Key

  init(_ modifiers: Modifiers, _ key: Key) {
    self.modifiers = modifiers
    self.key = key
  }

  /// Creates a chord of a key alone.
  init(_ key: Key) {
    self.init([], key)
  }
}

extension Chord.Modifiers {
  /// The modifiers by name, in the order in which a chord lists them.
  static let names: [(name: String, modifier: Chord.Modifiers)] = [
    ("cmd", .command), ("shift", .shift), ("opt", .option), ("ctrl", .control),
  ]
}

extension Chord: CustomStringConvertible {
  /// The chord as `:key` reads it.
  var description: String {
    let held = Modifiers.names.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [key.description]).joined(separator: "+")
  }
}

extension Chord.Key: CustomStringConvertible {
  var description: String {
    switch self {
    case .character(let character): String(character)
    case .named(let key): key.rawValue
    case .function(let number): "f\(number)"
    }
  }
}
