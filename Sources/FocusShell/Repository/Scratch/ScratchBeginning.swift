// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a scratch repository holds when nothing else is asked for.
enum ScratchBeginning {
  static let author = Change.Author(name: "Scratch", email: "scratch@localhost")

  static let descriptions = [
    "Start the project",
    "Add a guide\n\nIt tells newcomers where to begin.",
    "Correct the guide's links",
  ]

  static let files = [
    UncommittedFile(status: .modified, path: "guide.md"),
    UncommittedFile(status: .untracked, path: "notes.txt"),
  ]

  /// Returns dates that are ten minutes apart, the first at the beginning of 2026.
  @Sendable static func date(ofChange number: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_225_600 + 600 * Double(number))
  }
}
