// SPDX-License-Identifier: Apache-2.0

/// A key as a sequence of the keyboard protocol tells it.
struct ReportedKey {
  private let code: Int
  /// What Shift makes of the key.
  private let shifted: Int?
  private let modifiers: KeyboardProtocol.Modifiers
  private let final: UInt8

  /// Reads what stands between `ESC [` and the final byte; nil for what tells no key.
  init?(body: String, final: UInt8) {
    let parameters = body.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
    guard parameters.count <= 3, Self.finals.contains(final) else { return nil }
    let first = parameters.first ?? []
    code = (first.first ?? nil) ?? 1
    shifted = first.count > 1 ? first[1] : nil
    modifiers = KeyboardProtocol.Modifiers(
      parameter: parameters.count > 1 ? parameters[1].first ?? nil : nil
    ).intersection(.all)
    self.final = final
  }

  /// The finals of keys: `u` for a character, `~` and letters for others.
  private static let finals = Array("u~ABCDEFHPQS".utf8)

  /// What the key is to the line editor.
  var inputs: [KeyInput] {
    if modifiers.contains(.command) {
      return key.map { [.chord(Chord(Chord.Modifiers(modifiers).subtracting(unshifted), $0))] }
        ?? []
    }
    return final == UInt8(ascii: "u") ? typed : [.bytes(legacySequence)]
  }

  // MARK: - Characters

  private static let escapeCode = 27
  private static let privateCodes = 57344...63743

  private var typed: [KeyInput] {
    let meta: [UInt8] = modifiers.isDisjoint(with: [.alt, .meta]) ? [] : [0x1B]
    switch code {
    case Self.escapeCode: return [.escape]
    case 13: return [.bytes(modifiers.isDisjoint(with: [.shift, .alt]) ? [0x0D] : [0x1B, 0x0D])]
    case 9: return [.bytes(modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : meta + [0x09])]
    case 127: return [.bytes(meta + [modifiers.contains(.control) ? 0x08 : 0x7F])]
    case Self.privateCodes: return keypad.map { [.bytes($0)] } ?? []
    default: break
    }
    guard let character else { return [] }
    guard modifiers.contains(.control), let byte = character.controlByte else {
      return [.bytes(meta + Array(String(character).utf8))]
    }
    if byte == 0x1B, meta.isEmpty { return [.escape] }
    return meta.isEmpty ? [.control(byte)] : [.bytes(meta + [byte])]
  }

  /// The character that the key types, Shift included.
  private var character: Character? {
    let plain = Unicode.Scalar(UInt32(clamping: code)).map(Character.init)
    guard modifiers.contains(.shift) else { return plain }
    if let shifted, let scalar = Unicode.Scalar(UInt32(clamping: shifted)) {
      return Character(scalar)
    }
    return plain.flatMap { $0.uppercased().first }
  }

  /// Shift, where it is part of the character rather than held with it, as for `?`.
  private var unshifted: Chord.Modifiers {
    guard let character, shifted != nil, !character.isLetter else { return [] }
    return .shift
  }

  /// The keys of the keypad, from the code of 0 on.
  private var keypad: [UInt8]? {
    let first = 57399
    let keys = Array("0123456789./*-+\r=,".utf8)
    guard code >= first else { return nil }
    if code - first < keys.count { return [keys[code - first]] }
    let named: [Chord.NamedKey?] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, nil, .forwardDelete,
    ]
    let index = code - first - keys.count
    guard named.indices.contains(index), let key = named[index] else { return nil }
    return Chord(.named(key)).legacyBytes
  }

  // MARK: - Chords and other keys

  /// The key of a chord.
  private var key: Chord.Key? {
    guard final == UInt8(ascii: "u") else { return Chord.Key(final: final, code: code) }
    switch code {
    case 13: return .named(.return)
    case 9: return .named(.tab)
    case Self.escapeCode: return .named(.escape)
    case 127: return .named(.delete)
    case 32: return .named(.space)
    case Self.privateCodes: return nil
    default:
      guard let character, !unshifted.isEmpty || !character.isLetter else {
        return Unicode.Scalar(UInt32(clamping: code)).map { .character(Character($0)) }
      }
      return .character(character)
    }
  }

  /// The sequence as terminals without the protocol send it.
  private var legacySequence: [UInt8] {
    guard let key = Chord.Key(final: final, code: code) else {
      return Array("\u{1B}[\(code)".utf8) + [final]
    }
    return Chord(Chord.Modifiers(modifiers), key).legacyBytes ?? []
  }
}

extension Character {
  /// The byte that Control makes of the character.
  var controlByte: UInt8? {
    switch self {
    case "a"..."z", "A"..."Z": asciiValue.map { $0 & 0x1F }
    case " ", "@", "2": 0
    case "[", "3": 0x1B
    case "\\", "4": 0x1C
    case "]", "5": 0x1D
    case "^", "6": 0x1E
    case "_", "/", "7": 0x1F
    case "?", "8": 0x7F
    default: nil
    }
  }
}
