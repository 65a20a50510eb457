// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What the window or sheet in front shows, so that a person can be told what it shows anew: on a
/// screen it would be seen.
struct ShownTexts {
  /// More than this at once is another page, to be looked at as a whole.
  private static let mostTold = 5
  private static let mostKnown = 200

  private struct Place: Hashable {
    let window: Int
    let presentations: [String]
  }

  private var known: [Place: [[String]]] = [:]

  /// The texts that the key window's front has begun to show since this was last asked, a line each;
  /// none for a place that has just come up.
  @MainActor
  mutating func news(in session: Session) -> [StyledText] {
    guard let window = session.keyWindow else { return [] }
    let place = Place(window: window.number, presentations: window.presentations.map(\.id))
    let reasons = Set(window.front.flattened.compactMap(\.help))
    let groups = window.front.textGroups.filter { $0.count > 1 || !reasons.contains($0[0]) }
    let before = known[place].map(Set.init)
    // A sheet that comes up again is another one; of very many windows only the newest count.
    known = known.filter { $0.key.window != window.number || $0.key.presentations.isEmpty }
    if known.count > Self.mostKnown { known = [:] }
    known[place] = groups
    let new = groups.filter { before?.contains($0) == false }
    guard new.count <= Self.mostTold else { return [] }
    let name = window.presentations.last.map(WindowText.describe) ?? "window \(window.number)"
    return new.map { group in
      let words = group.map { "\"\(visible($0))\"" }.joined(separator: " ")
      return StyledText("new on \(name): ", .faint) + words
    }
  }
}

extension [Element] {
  /// The texts that a person reads; those of one stack belong together.
  fileprivate var textGroups: [[String]] {
    flatMap { element -> [[String]] in
      if element.role == .text { return element.label.isEmpty ? [] : [[element.label]] }
      if element.isField || element.isButton { return [] }
      let parts = element.children
      let isRow = element.role == .stack && parts.count > 1 && parts.allSatisfy { $0.role == .text }
      return isRow ? [parts.map(\.label)] : parts.textGroups
    }
  }
}
