// SPDX-License-Identifier: Apache-2.0

/// The rules for descriptions of changes.
enum DescriptionRules {
  /// Returns why text cannot be a description, or nil if it can.
  static func problem(with description: String) -> String? {
    if description.unicodeScalars.contains("\0") {
      return "A description cannot have NUL characters."
    }
    return description.allSatisfy(\.isWhitespace) ? "A change needs a description." : nil
  }

  /// Returns a description as git records it: without spaces at the ends of lines, blank lines at
  /// both ends, and more than one blank line in a row.
  static func cleaned(_ description: String) -> String {
    var kept: [String] = []
    for line in description.utf8.split(separator: lineFeed, omittingEmptySubsequences: false) {
      let end = line.lastIndex { !spaces.contains($0) }
      let text = String(Substring(end.map { line[...$0] } ?? line.prefix(0)))
      if !text.isEmpty || kept.last?.isEmpty == false { kept.append(text) }
    }
    if kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let spaces: Set<UInt8> = [0x09, 0x0D, 0x20]
}
