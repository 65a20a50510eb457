// SPDX-License-Identifier: Apache-2.0

extension Chord {
  /// What terminals send for the chord; nil for one they cannot, as any with Command.
  var legacyBytes: [UInt8]? {
    guard !modifiers.contains(.command) else { return nil }
    switch key {
    case .character(let character): return bytes(typing: character)
    case .named(.space): return bytes(typing: " ")
    case .named(.return): return modifiers.isSubset(of: .option) ? meta + [0x0D] : nil
    case .named(.escape): return modifiers.isSubset(of: .option) ? meta + [0x1B] : nil
    case .named(.delete): return modifiers.isSubset(of: .option) ? meta + [0x7F] : nil
    case .named(.tab):
      if modifiers == .shift { return Array("\u{1B}[Z".utf8) }
      return modifiers.isSubset(of: .option) ? meta + [0x09] : nil
    case .named, .function: return sequence
    }
  }

  private var meta: [UInt8] { modifiers.contains(.option) ? [0x1B] : [] }

  private func bytes(typing character: Character) -> [UInt8]? {
    let isShifted = modifiers.contains(.shift)
    // Where Shift makes another character of it, that depends on the keyboard.
    guard !isShifted || character.isLetter else { return nil }
    if modifiers.contains(.control) {
      guard !isShifted, let byte = character.controlByte else { return nil }
      return meta + [byte]
    }
    return meta + Array((isShifted ? character.uppercased() : String(character)).utf8)
  }

  /// The sequence of a key that types nothing, with its modifiers as xterm numbers them.
  private var sequence: [UInt8]? {
    guard let (code, final) = key.xtermCode else { return nil }
    let number =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.option) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    let isLetter = final != "~"
    if number > 1 { return Array("\u{1B}[\(code);\(number)\(final)".utf8) }
    guard isLetter else { return Array("\u{1B}[\(code)~".utf8) }
    return Array("\u{1B}\(key.isFunction ? "O" : "[")\(final)".utf8)
  }
}

extension Chord.Key {
  /// The number and the final of a key's sequence.
  fileprivate var xtermCode: (code: Int, final: Character)? {
    switch self {
    case .function(let number): Self.functionCodes[number]
    case .named(let key): Self.namedCodes[key]
    case .character: nil
    }
  }

  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }

  /// The key whose sequence has a final and a number.
  init?(final: UInt8, code: Int) {
    let final = Character(Unicode.Scalar(final))
    let f3 = 13
    if final == "~", code == f3 {
      self = .function(3)
    } else if let key = Self.namedCodes.first(where: { $0.value == (code, final) })?.key {
      self = .named(key)
    } else if let key = Self.functionCodes.first(where: { $0.value == (code, final) })?.key {
      self = .function(key)
    } else {
      return nil
    }
  }

  private static let namedCodes: [Chord.NamedKey: (Int, Character)] = [
    .up: (1, "A"), .down: (1, "B"), .right: (1, "C"), .left: (1, "D"), .home: (1, "H"),
    .end: (1, "F"), .forwardDelete: (3, "~"), .pageUp: (5, "~"), .pageDown: (6, "~"),
  ]

  private static let functionCodes: [Int: (Int, Character)] = [
    1: (1, "P"), 2: (1, "Q"), 3: (1, "R"), 4: (1, "S"), 5: (15, "~"), 6: (17, "~"), 7: (18, "~"),
    8: (19, "~"), 9: (20, "~"), 10: (21, "~"), 11: (23, "~"), 12: (24, "~"),
  ]
}
