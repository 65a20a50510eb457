// SPDX-License-Identifier: Apache-2.0

/// The keyboard protocol that the terminal kitty began and others follow: each key is told apart.
///
/// Source: <https://sw.kovidgoyal.net/kitty/keyboard-protocol/>
enum KeyboardProtocol {
  /// Asks the terminal for its flags; one that does not know the protocol stays silent.
  static let query = "\u{1B}[?u"
  /// Switches on that Escape is told apart (1) and what Shift makes of a key is told (4).
  static let enable: StaticString = "\u{1B}[>5u"
  /// Goes back to what was before `enable`.
  static let disable: StaticString = "\u{1B}[<u"

  /// The modifiers as a sequence numbers them, less one.
  struct Modifiers: OptionSet {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
    static let command = Modifiers(rawValue: 8)
    static let meta = Modifiers(rawValue: 32)
    /// Those that change what a key does; the locks do not.
    static let all: Modifiers = [.shift, .alt, .control, .command, .meta]

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Reads the number in a sequence; none is 1.
    init(parameter: Int?) { self.init(rawValue: max(0, (parameter ?? 1) - 1)) }
  }
}

extension Chord.Modifiers {
  /// The modifiers of a chord.
  init(_ modifiers: KeyboardProtocol.Modifiers) {
    self = []
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.shift) { insert(.shift) }
    if !modifiers.isDisjoint(with: [.alt, .meta]) { insert(.option) }
    if modifiers.contains(.control) { insert(.control) }
  }
}
