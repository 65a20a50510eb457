// SPDX-License-Identifier: Apache-2.0

/// The keys that a person has given lines to, or taken from the app.
struct KeyBindings: Equatable, Sendable {
  /// The lines by their keys, in the order in which they were given.
  private(set) var lines: [(keys: KeyNames, line: String)] = []
  /// The keys that the app shall not have.
  private(set) var removed: Set<KeyNames> = []

  subscript(keys: KeyNames) -> String? { lines.first { $0.keys == keys }?.line }

  mutating func set(_ keys: KeyNames, to line: String) {
    lines.removeAll { $0.keys == keys }
    lines.append((keys, line))
    removed.remove(keys)
  }

  mutating func remove(_ keys: KeyNames) {
    lines.removeAll { $0.keys == keys }
    removed.insert(keys)
  }

  static func == (first: KeyBindings, second: KeyBindings) -> Bool {
    first.removed == second.removed
      && first.lines.elementsEqual(second.lines) { $0.keys == $1.keys && $0.line == $1.line }
  }
}
