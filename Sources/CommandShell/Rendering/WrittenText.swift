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
    if old == new, new.utf8.count > briefLength / 2 { return "written, and reads as before" }
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

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber }
}
