// SPDX-License-Identifier: Apache-2.0

/// A value before and after a write, in as few words as say what is new.
enum WrittenText {
  /// Values that together are this long are shown as they are.
  private static let briefLength = 48
  /// How much of one value is shown.
  private static let longest = 120

  /// What a write has changed: only the members that differ where both describe the same kind of
  /// value, only the part that differs of other long text.
  static func change(from old: String, to new: String) -> String {
    // What differs may be what the description leaves out.
    if old == new, new.utf8.count > briefLength / 2 { return "written, and described as before" }
    if let old = DescribedMembers(old), let new = DescribedMembers(new) {
      let changes = old.changes(to: new, describe: plainChange)
      if !changes.isEmpty { return changes.joined(separator: ", ") }
    }
    return plainChange(from: old, to: new)
  }

  private static func plainChange(from old: String, to new: String) -> String {
    if old.utf8.count + new.utf8.count <= briefLength { return "\(old) → \(new)" }
    let (shownOld, shownNew) = differing(old, new)
    return "\(cut(shownOld)) → \(cut(shownNew))"
  }

  /// The parts that differ, with an ellipsis for what both share before and behind.
  private static func differing(_ old: String, _ new: String) -> (String, String) {
    let before = sharedWords(old, new)
    let (restOfOld, restOfNew) = (old.dropFirst(before), new.dropFirst(before))
    let behind = sharedWords(String(restOfOld.reversed()), String(restOfNew.reversed()))
    let (first, last) = (before > 3 ? before : 0, behind > 3 ? behind : 0)
    let show = { (text: String) in
      (first > 0 ? "…" : "") + text.dropFirst(first).dropLast(last) + (last > 0 ? "…" : "")
    }
    return (show(old), show(new))
  }

  /// How many characters two texts share at their beginning, up to the end of a word.
  private static func sharedWords(_ first: String, _ second: String) -> Int {
    let shared = zip(first, second).prefix { $0 == $1 }.map(\.0)
    let next = [first, second].compactMap { $0.dropFirst(shared.count).first }
    guard shared.last?.isInWord == true, next.contains(where: \.isInWord) else {
      return shared.count
    }
    return (shared.lastIndex { !$0.isInWord } ?? -1) + 1
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }
}

/// A text such as `Point(x: 1, y: 2)`, as Swift describes a structure, taken apart.
private struct DescribedMembers {
  /// The bytes within which a label ends.
  private static let longestLabel = 60
  /// The bytes of a description up to which it is worth taking apart.
  private static let sizeLimit = 10_000

  private let name: Substring
  private var members: [(label: Substring, value: Substring)] = []

  /// Takes a description apart; nil for one of another form.
  init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count <= Self.sizeLimit, let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      bytes[..<open].allSatisfy(\.isLetter),
      let close = Self.closing(bytes[open...]) ?? bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    name = text[..<open]
    let inside = text[bytes.index(after: open)..<close]
    let behind = text[bytes.index(after: close)...]
    for part in Self.parts(of: inside) + Self.parts(of: behind) {
      guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")),
        part.utf8[..<colon].allSatisfy(\.isLabel)
      else { return nil }
      let value = part[part.utf8.index(after: colon)...]
      members.append((part[..<colon].withoutBlanksBefore, value.withoutBlanksBefore))
    }
    if members.isEmpty { return nil }
  }

  /// The bracket that closes the first one; nil where the values' own brackets are not in pairs.
  private static func closing(_ text: Substring.UTF8View) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      return depth == 0
    }
  }

  /// The parts between commas that stand before a label, outside of brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    let bytes = text.utf8
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && beginsMember(bytes[index...].dropFirst()):
        parts.append(text[start..<index])
        start = bytes.index(after: index)
      default: break
      }
    }
    return (parts + [text[start...]]).filter { !$0.isEmpty }
  }

  private static func beginsMember(_ text: Substring.UTF8View) -> Bool {
    guard text.first == UInt8(ascii: " "),
      let colon = text.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return text[..<colon].allSatisfy(\.isLabel)
  }

  /// What differs, member by member; nothing when the two are not of one form.
  func changes(
    to new: DescribedMembers, describe: (String, String) -> String
  ) -> [String] {
    guard Set(members.map(\.label)).count == members.count,
      Set(new.members.map(\.label)).count == new.members.count
    else { return [] }
    let kind = name == new.name ? [] : ["\(name) → \(new.name)"]
    let labels = members.map(\.label) + new.members.map(\.label).filter { value(of: $0) == nil }
    return kind
      + labels.compactMap { label in
        let (before, after) = (value(of: label), new.value(of: label))
        guard before != after else { return nil }
        return "\(label) \(describe(Self.quoted(before), Self.quoted(after)))"
      }
  }

  private func value(of label: Substring) -> Substring? {
    members.first { $0.label == label }?.value
  }

  private static func quoted(_ value: Substring?) -> String {
    guard let value else { return "nil" }
    return value.isEmpty || value.contains(" ") ? "\"\(value)\"" : String(value)
  }
}

extension UInt8 {
  /// Whether the byte may stand in a member's label, or in a form's; what is not ASCII may.
  fileprivate var isLabel: Bool {
    isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: " ")
      || self == UInt8(ascii: "_")
  }

  fileprivate var isLetter: Bool { self >= 0x80 || (0x61...0x7A).contains(self | 0x20) }
}

extension Substring {
  fileprivate var withoutBlanksBefore: Substring {
    Substring(utf8.drop { $0 == UInt8(ascii: " ") })
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber }
}
