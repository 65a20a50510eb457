// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All changes that a scratch repository has ever had, each with the one before it.
struct ScratchHistory: Sendable {
  private var changes: [String: (change: Change, parent: String?)] = [:]

  /// Adds a change after another, or as a first one for nil, and returns its full id.
  mutating func add(
    _ description: String, after parent: String?, author: Change.Author, date: Date
  ) -> String {
    let id = ScratchID.full(for: changes.count)
    let change = Change(
      id: id, shortID: ScratchID.short(id), description: description, author: author, date: date)
    changes[id] = (change, parent)
    return id
  }

  /// The number that the next change gets.
  var nextNumber: Int { changes.count }

  /// Returns a change and the id of the one before it.
  subscript(id: String) -> (change: Change, parent: String?)? { changes[id] }

  /// Returns the full id that begins like this, provided that there is one such id only.
  func fullID(beginningWith prefix: String) -> String? {
    let matches = changes.keys.filter { $0.hasPrefix(prefix.lowercased()) }
    return matches.count == 1 ? matches.first : nil
  }

  /// Returns a change and those that led to it, newest first.
  func line(from id: String?) -> [Change] {
    var line: [Change] = []
    var next = id
    while let entry = next.flatMap({ changes[$0] }) {
      line.append(entry.change)
      next = entry.parent
    }
    return line
  }

  /// Compares two lines of changes.
  func divergence(of id: String?, from upstream: String?) -> UpstreamDivergence {
    let own = Set(line(from: id).map(\.id))
    let theirs = Set(line(from: upstream).map(\.id))
    return UpstreamDivergence(
      ahead: own.subtracting(theirs).count, behind: theirs.subtracting(own).count)
  }
}
