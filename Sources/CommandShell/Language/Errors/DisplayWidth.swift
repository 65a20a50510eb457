// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  var displayWidth: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    if scalars.contains(where: \.asksForEmoji) { return 2 }
    return scalars.reduce(0) { max($0, $1.displayWidth) }
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  var displayWidth: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar makes a terminal draw the character it belongs to as an emoji or a flag.
  fileprivate var asksForEmoji: Bool {
    value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(value)
  }

  fileprivate var displayWidth: Int {
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isMedialOrFinalJamo ? 0 : 1
    }
  }

  /// The vowels and final consonants that join the Hangul syllable before them.
  private var isMedialOrFinalJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Whether the scalar is wide by the Unicode Standard's annex 11, or an emoji.
  private var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
