// SPDX-License-Identifier: Apache-2.0

/// Keys pressed one after the other, as `ctrl+x shift+c`.
struct KeyNames: Hashable, Sendable {
  let chords: [Chord]

  init(_ chords: [Chord]) { self.chords = chords }

  /// Reads chords with blanks between them.
  init(parsing text: String) throws(Chord.ParseError) {
    var chords: [Chord] = []
    for part in text.split(separator: " ") { chords.append(try Chord(parsing: String(part))) }
    guard !chords.isEmpty else {
      throw Chord.ParseError(message: "the keys are missing; write them as opt+p or \"ctrl+x p\"")
    }
    self.chords = chords
  }

  /// What terminals send for the keys; nil where one of them they cannot send.
  var sequence: KeySequence? {
    var bytes: [UInt8] = []
    for chord in chords {
      guard let more = chord.legacyBytes else { return nil }
      bytes += more
    }
    return KeySequence(bytes)
  }

  /// Whether typing needs the keys: characters alone and the keys that end and correct a line.
  var isNeededForTyping: Bool {
    guard let first = chords.first else { return true }
    switch first.key {
    case .character, .named(.space): return first.modifiers.isSubset(of: .shift)
    case .named(.return), .named(.delete), .named(.escape): return first.modifiers.isEmpty
    default: return false
    }
  }

  /// The keys that stand for a chord on a terminal that cannot send it, the first that is free to be
  /// taken: with Meta in place of Command, and behind Control-X.
  static func standIns(for chord: Chord) -> [KeyNames] {
    guard chord.modifiers.contains(.command) else { return [KeyNames([chord])] }
    let rest = Chord(chord.modifiers.subtracting(.command), chord.key)
    let prefixed = KeyNames([Chord(.control, .character("x")), rest])
    guard rest.modifiers.isSubset(of: .shift), case .character = chord.key else {
      return [prefixed]
    }
    return [KeyNames([Chord(rest.modifiers.union(.option), chord.key)]), prefixed]
  }
}

extension KeyNames: CustomStringConvertible {
  var description: String { chords.map(\.description).joined(separator: " ") }
}
