// SPDX-License-Identifier: Apache-2.0

/// Finds the names that a mistyped one may have stood for, the likeliest first.
///
/// Case is ignored. A name that begins with what was typed is nearest, then one with a later word
/// that does (`bookmark` for `add-bookmark`), then those a few typing slips away: a letter wrong,
/// missing, doubled or swapped with its neighbour.
func nearestNames(
  to typed: String, in names: some Sequence<String>, limit: Int = 3
) -> [String] {
  let wanted = folded(typed)
  guard !wanted.isEmpty else { return [] }
  var ranked: [(name: String, rank: Int)] = []
  for name in names {
    guard let rank = rank(of: folded(name), for: wanted) else { continue }
    ranked.append((name, rank))
  }
  ranked.sort { $0.rank < $1.rank }
  if let best = ranked.first?.rank, best <= wordRank { ranked.removeAll { $0.rank > wordRank } }
  return ranked.prefix(limit).map(\.name)
}

private func folded(_ name: String) -> [Unicode.Scalar] {
  Array(name.lowercased().unicodeScalars)
}

/// The rank of a name with a word that begins as typed; slips rank behind it, and do not stand
/// beside it.
private let wordRank = 2
/// The rank of a name that is written out where an abbreviation was typed, or has a word of one stem
/// with it.
private let relatedRank = 100

private func rank(of name: [Unicode.Scalar], for wanted: [Unicode.Scalar]) -> Int? {
  if name.starts(with: wanted) { return name.count == wanted.count ? 0 : 1 }
  if hasLaterWord(name, startingWith: wanted) { return wordRank }
  let allowed = max(1, wanted.count / 3)
  let longestCompared = 64
  guard wanted.count > 1, wanted.count <= longestCompared else { return nil }
  if abs(name.count - wanted.count) <= allowed {
    let distance = editDistance(name, wanted)
    if distance <= allowed { return wordRank + distance }
  }
  return abbreviates(wanted, name) || sharesStem(wanted, name) ? relatedRank : nil
}

/// Whether a text is the beginning and some of the other letters of a name, in order: `cln` for
/// `clone`.
private func abbreviates(_ text: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
  guard text.count > 2, name.count <= 2 * text.count, text.first == name.first else { return false }
  var rest = text[...]
  for scalar in name where scalar == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

/// Whether a word of a name begins as a text does, for most of the text: `description` for `describe`.
private func sharesStem(_ text: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
  let least = max(5, text.count * 2 / 3)
  return name.split { $0 == "-" || $0 == " " }.contains { word in
    zip(word, text).prefix { $0 == $1 }.count >= least
  }
}

private func hasLaterWord(_ name: [Unicode.Scalar], startingWith wanted: [Unicode.Scalar]) -> Bool {
  name.indices.contains { index in
    (name[index] == "-" || name[index] == " ") && name[(index + 1)...].starts(with: wanted)
  }
}

/// Counts the slips between two names: insertions, deletions, replacements, neighbours swapped.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
