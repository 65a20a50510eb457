// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What the keys of this terminal do besides editing.
struct KeyTable {
  /// A key and what it does.
  struct Row {
    let keys: KeyNames
    let action: KeyAction
    /// The line that does the same.
    let line: String
    /// Whether a person has bound it.
    let isOwn: Bool
    /// What the key does to the line instead, where it is left to editing.
    var editing: String?
  }

  private(set) var rows: [Row] = []
  /// Whether the terminal sends Command itself.
  var hasCommandKey = false
  /// The lines of chords that only a terminal with the keyboard protocol sends.
  private var ownChords: [Chord: String] = [:]
  /// Where the rows of the keys that press a chord are.
  private var places: [Chord: [Int]] = [:]

  init(rows: [Row]) {
    self.rows = rows
    findPlaces()
  }

  /// Gives keys to what a person has bound, then to the commands that have shortcuts, the first of
  /// which gets a key that several could have.
  init(items: [MenuBar.Item], bindings: KeyBindings) {
    for (keys, line) in bindings.lines {
      rows.append(Row(keys: keys, action: .run(line), line: line, isOwn: true))
      if keys.chords.count == 1 { ownChords[keys.chords[0]] = line }
    }
    var given = Set(bindings.lines.map(\.keys)).union(bindings.removed)
    for item in items {
      guard let chord = item.shortcut.flatMap(Chord.init) else { continue }
      for keys in KeyNames.standIns(for: chord) where given.insert(keys).inserted {
        rows.append(
          Row(keys: keys, action: .press(chord), line: ":" + item.name, isOwn: false))
      }
    }
    findPlaces()
  }

  private mutating func findPlaces() {
    for (place, row) in rows.enumerated() where row.keys.sequence != nil {
      if case .press(let chord) = row.action { places[chord, default: []].append(place) }
    }
  }

  /// The keys that readline has to be asked for.
  var wanted: [WantedKey] {
    rows.compactMap { row in
      row.keys.sequence.map {
        WantedKey(sequence: $0, action: row.action, isForced: row.isOwn)
      }
    }
  }

  /// Notes which keys were left to editing.
  mutating func leave(_ editing: [KeySequence: String]) {
    for index in rows.indices {
      rows[index].editing = rows[index].keys.sequence.flatMap { editing[$0] }
    }
  }

  /// The line that a person has given to a chord.
  func line(of chord: Chord) -> String? { ownChords[chord] }

  /// The keys that stand for a chord here, those left to editing last.
  func keys(for chord: Chord) -> [Row] {
    let found = (places[chord] ?? []).map { rows[$0] }
    return found.filter { $0.editing == nil } + found.filter { $0.editing != nil }
  }
}

extension Chord {
  /// The chord of a shortcut; nil for a key that has no name here.
  init?(_ shortcut: KeyboardShortcut) {
    guard let chord = try? Chord(parsing: shortcut.described) else { return nil }
    self = chord
  }
}
