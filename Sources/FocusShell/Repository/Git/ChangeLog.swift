// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The form in which git lists changes.
enum ChangeLog {
  /// The command that lists the newest changes.
  static let arguments = [
    "log", "-z", "--max-count=\(RepositorySnapshot.changeLimit)", "--encoding=UTF-8", "--no-color",
    "--no-show-signature", "--no-patch", "--format=tformat:%H%x00%h%x00%an%x00%ae%x00%at%x00%B",
    "HEAD", "--",
  ]

  /// Returns the changes that the command listed.
  static func changes(in output: [UInt8]) -> [Change] {
    NULFields.records(of: 6, in: output).map(change)
  }

  private static func change(_ fields: [String]) -> Change {
    Change(
      id: fields[0], shortID: fields[1], description: withoutFinalLineEnds(fields[5]),
      author: Change.Author(name: fields[2], email: fields[3]),
      date: Date(timeIntervalSince1970: Double(fields[4]) ?? 0))
  }

  private static func withoutFinalLineEnds(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }
}
