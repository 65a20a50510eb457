// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Finds the menu item that a typed name stands for.
///
/// The names are kept until the menu bar changes, so that a line of a long script costs one look-up.
@MainActor
struct CommandLookup {
  private var version: Int?
  private var names: Set<String> = []
  /// The names in order, for finding those with a prefix.
  private(set) var sorted: [String] = []

  /// What a name stands for.
  enum Match {
    case name(String)
    case ambiguous([String])
    case none
  }

  mutating func refresh(from session: Session) {
    guard version != session.menuVersion else { return }
    version = session.menuVersion
    names = Set(session.menuBar.allItems.map(\.name))
    sorted = names.sorted()
  }

  /// The names with a prefix, in order; a name that is a verb's is left to the verb.
  func names(withPrefix prefix: String) -> [String] {
    sorted.filter { $0.hasPrefix(prefix) && VerbTable.standard.verb(named: $0) == nil }
  }

  /// An exact name counts before a prefix; a prefix must be of one name only.
  func match(_ typed: String) -> Match {
    if names.contains(typed) { return .name(typed) }
    let matches = names(withPrefix: typed)
    switch matches.count {
    case 0: return .none
    case 1: return .name(matches[0])
    default: return .ambiguous(matches)
    }
  }
}
