// SPDX-License-Identifier: Apache-2.0

/// The id of a rule: the letter of its area and a number.
struct RuleID: Hashable, Comparable, CustomStringConvertible {
  let area: Character
  let number: Int

  /// Reads an id; nil for a word that is none.
  init?(_ word: some StringProtocol) {
    guard let letter = word.first, Area.all.contains(where: { $0.letter == letter }),
      let number = Int(word.dropFirst()), (1..<100).contains(number), "\(letter)\(number)" == word
    else { return nil }
    area = letter
    self.number = number
  }

  var description: String { "\(area)\(number)" }

  static func < (left: RuleID, right: RuleID) -> Bool {
    (left.rank, left.number) < (right.rank, right.number)
  }

  private var rank: Int { Area.all.firstIndex { $0.letter == area } ?? Area.all.count }
}

extension RuleID {
  /// The ids among the words of a text.
  static func ids(in text: some StringProtocol) -> [RuleID] {
    text.split { !$0.isLetter && !$0.isNumber }.compactMap { RuleID($0) }
  }
}

/// A part of SwiftUI whose rules share a letter.
struct Area {
  let letter: Character
  let title: String

  static let all = [
    Area(letter: "B", title: "Bindings and state"), Area(letter: "F", title: "Focus"),
    Area(letter: "M", title: "Commands and menus"),
    Area(letter: "S", title: "Sheets, alerts and dialogs"), Area(letter: "W", title: "Windows"),
    Area(letter: "E", title: "Environment"), Area(letter: "G", title: "Gaps in the documentation"),
  ]
}
