// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What the window or sheet in front shows, so that a person can be told what it shows anew: on a
/// screen it would be seen.
struct ShownTexts {
  /// The rows that are told at once; the others are counted.
  private static let mostTold = 10
  private static let mostKnown = 200

  private struct Place: Hashable {
    let window: Int
    let presentations: [String]
  }

  private var known: [Place: [[String]]] = [:]

  /// The texts that the key window's front has begun to show since this was last asked; none for a place
  /// that has just come up, or shows another page, which is to be looked at as a whole.
  ///
  /// - Parameters:
  ///   - session: The running app.
  ///   - told: The lines that have been told already: when they hold all that is new, that is none.
  /// - Returns: One line for one text, else a heading and a line each.
  @MainActor
  mutating func news(in session: Session, besides told: [StyledText]) -> [StyledText] {
    guard let window = session.keyWindow else { return [] }
    let place = Place(window: window.number, presentations: window.presentations.map(\.id))
    let reasons = Set(window.front.flattened.compactMap(\.help))
    let groups = window.front.textGroups.filter { $0.count > 1 || !reasons.contains($0[0]) }
    let before = known[place].map(Set.init)
    // A sheet that comes up again is another one; of very many windows only the newest count.
    known = known.filter { $0.key.window != window.number || $0.key.presentations.isEmpty }
    if known.count > Self.mostKnown { known = [:] }
    known[place] = groups
    guard let before, before.isEmpty || groups.contains(where: before.contains) else { return [] }
    let new = groups.filter { !before.contains($0) }
    let isTold = new.allSatisfy { group in
      group.allSatisfy { text in told.contains { $0.plain.contains(visible(text)) } }
    }
    let name = window.presentations.last.map(WindowText.describe) ?? "window \(window.number)"
    return isTold ? [] : Self.lines(of: new, on: name)
  }

  private static func lines(of groups: [[String]], on name: String) -> [StyledText] {
    let heading = StyledText("new on \(name):", .faint)
    if groups.count == 1 {
      return [heading + " " + groups[0].map { "\"\(visible($0))\"" }.joined(separator: " ")]
    }
    let rest = groups.count - mostTold
    return [heading]
      + groups.prefix(mostTold).map { group in
        StyledText("  " + group.map { visible($0) }.joined(separator: "  "))
      } + (rest > 0 ? [StyledText("  … and \(rest) more; :tree shows all", .faint)] : [])
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
