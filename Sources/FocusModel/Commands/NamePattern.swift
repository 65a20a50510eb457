// SPDX-License-Identifier: Apache-2.0

/// The command names that somebody means who has typed a part of one; case does not matter.
public struct NamePattern: Sendable {
  private enum Kind {
    case beginning, laterWord
  }

  private let kind: Kind
  /// The part, in lower case.
  private let part: String

  /// Every name.
  public static let any = NamePattern.beginning("")

  /// The names that begin so.
  public static func beginning(_ part: String) -> NamePattern {
    NamePattern(kind: .beginning, part: part.lowercased())
  }

  /// The names of which a word after the first begins so.
  public static func laterWord(_ part: String) -> NamePattern {
    NamePattern(kind: .laterWord, part: "-" + part.lowercased())
  }

  /// Returns whether a name is meant.
  public func matches(_ name: String) -> Bool {
    switch kind {
    case .beginning: part.isEmpty || name.hasFoldedPrefix(part)
    case .laterWord: name.lowercased().contains(part)
    }
  }

  /// Returns whether a name may be meant that begins so and goes on with a number.
  func mayMatchNumber(after beginning: String) -> Bool {
    switch kind {
    case .beginning: beginning.hasPrefix(part) || part.hasPrefix(beginning)
    case .laterWord: part.dropFirst().allSatisfy(\.isNumber)
    }
  }
}

extension String {
  /// Returns whether the text in lower case begins with one that is in lower case.
  ///
  /// Lists of thousands of names are searched at each Tab, and almost all of them are ASCII.
  fileprivate func hasFoldedPrefix(_ prefix: String) -> Bool {
    var rest = utf8.makeIterator()
    for wanted in prefix.utf8 {
      guard let byte = rest.next() else { return false }
      guard byte < 0x80, wanted < 0x80 else { return lowercased().hasPrefix(prefix) }
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      guard (isUpper ? byte | 0x20 : byte) == wanted else { return false }
    }
    // What follows may belong to the last character.
    return rest.next().map { $0 < 0x80 || lowercased().hasPrefix(prefix) } ?? true
  }
}
