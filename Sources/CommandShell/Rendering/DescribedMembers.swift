// SPDX-License-Identifier: Apache-2.0

/// A text such as `Point(x: 1, y: 2)`, as Swift describes a structure, taken apart.
///
/// Works on bytes: text is taken apart for each line that writes such a value.
struct DescribedMembers {
  /// The bytes within which a label ends.
  private static let longestLabel = 60
  /// The bytes of a description up to which it is worth taking apart.
  private static let sizeLimit = 10_000

  private typealias Bytes = ArraySlice<UInt8>

  private let name: Bytes
  private var members: [(label: Bytes, value: Bytes)] = []

  /// Takes a description apart; nil for one of another form.
  init?(_ text: String) {
    guard text.utf8.count <= Self.sizeLimit else { return nil }
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      bytes[..<open].allSatisfy(\.isLetter),
      let close = Self.closing(bytes[open...]) ?? bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    name = bytes[..<open]
    for part in Self.parts(of: bytes[(open + 1)..<close]) + Self.parts(of: bytes[(close + 1)...]) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
        part[..<colon].allSatisfy(\.isLabel)
      else { return nil }
      members.append((part[..<colon].withoutBlanksBefore, part[(colon + 1)...].withoutBlanksBefore))
    }
    if members.isEmpty { return nil }
  }

  /// The bracket that closes the first one; nil where the values' own brackets are not in pairs.
  private static func closing(_ text: Bytes) -> Int? {
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between commas that stand before a label, outside of brackets.
  private static func parts(of text: Bytes) -> [Bytes] {
    var (parts, depth, start) = ([Bytes](), 0, text.startIndex)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && beginsMember(text[(index + 1)...]):
        parts.append(text[start..<index])
        start = index + 1
      default: break
      }
    }
    return (parts + [text[start...]]).filter { !$0.isEmpty }
  }

  private static func beginsMember(_ text: Bytes) -> Bool {
    guard text.first == UInt8(ascii: " "),
      let colon = text.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return text[..<colon].allSatisfy(\.isLabel)
  }

  /// What differs, member by member; nothing when the two are not of one form.
  func changes(to new: DescribedMembers, describe: (String, String) -> String) -> [String] {
    guard hasDistinctLabels, new.hasDistinctLabels else { return [] }
    let kind =
      name == new.name ? [] : ["\(Self.text(name)) → \(Self.text(new.name))"]
    let labels = members.map(\.label) + new.members.map(\.label).filter { value(of: $0) == nil }
    return kind
      + labels.compactMap { label in
        let (before, after) = (value(of: label), new.value(of: label))
        guard before != after else { return nil }
        return "\(Self.text(label)) \(describe(Self.quoted(before), Self.quoted(after)))"
      }
  }

  private var hasDistinctLabels: Bool {
    members.indices.allSatisfy { index in
      !members[..<index].contains { $0.label == members[index].label }
    }
  }

  private func value(of label: Bytes) -> Bytes? {
    members.first { $0.label == label }?.value
  }

  private static func quoted(_ value: Bytes?) -> String {
    guard let value else { return "nil" }
    let text = text(value)
    return value.isEmpty || value.contains(UInt8(ascii: " ")) ? "\"\(text)\"" : text
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  /// Whether the byte may stand in a member's label, or in a form's; what is not ASCII may.
  fileprivate var isLabel: Bool {
    isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: " ")
      || self == UInt8(ascii: "_")
  }

  fileprivate var isLetter: Bool { self >= 0x80 || (0x61...0x7A).contains(self | 0x20) }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanksBefore: ArraySlice { drop { $0 == UInt8(ascii: " ") } }
}
