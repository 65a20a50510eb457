// SPDX-License-Identifier: Apache-2.0

/// Control characters that `sanitizedForTerminal(keeping:)` leaves as they are.
struct KeptControls: OptionSet, Sendable {
  let rawValue: Int

  /// The line feed; a carriage return right before it is dropped.
  static let newline = KeptControls(rawValue: 1 << 0)
  /// The horizontal tab.
  static let tab = KeptControls(rawValue: 1 << 1)
  /// All of ASCII's control characters, for readline's buffer: readline shows them as `^X` itself.
  static let ascii = KeptControls(rawValue: 1 << 2)
}

extension String {
  /// Replaces whatever in this text could steer a terminal by a visible escape.
  ///
  /// Titles, branch names, messages and paths come from outside; an escape sequence or a direction
  /// override in them could repaint the screen or make text read as something else. Each such
  /// character becomes what a Swift literal would show: `\n`, `\u{1B}`, `\u{202E}`.
  func sanitizedForTerminal(keeping kept: KeptControls = []) -> String {
    guard !isPrintableASCII else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n", kept.contains(.newline) { continue }
      result.append(contentsOf: scalar.sanitizedForTerminal(keeping: kept))
    }
    return String(result)
  }

  /// Whether a terminal shows this text exactly as it is.
  var isSafeForTerminal: Bool {
    isPrintableASCII || !unicodeScalars.contains(where: \.steersTerminal)
  }
}

extension Unicode.Scalar {
  fileprivate func sanitizedForTerminal(keeping kept: KeptControls) -> String.UnicodeScalarView {
    guard steersTerminal, !isKept(by: kept) else { return String.UnicodeScalarView([self]) }
    return switch self {
    case "\n": #"\n"#.unicodeScalars
    case "\r": #"\r"#.unicodeScalars
    case "\t": #"\t"#.unicodeScalars
    default: "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
    }
  }

  /// Whether a terminal obeys this character instead of showing it, or shows other text differently.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // direction, shaping
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    default: false
    }
  }

  private func isKept(by kept: KeptControls) -> Bool {
    switch self {
    case "\n": kept.contains(.newline) || kept.contains(.ascii)
    case "\t": kept.contains(.tab) || kept.contains(.ascii)
    default: isASCII && kept.contains(.ascii)
    }
  }
}
