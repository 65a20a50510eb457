// SPDX-License-Identifier: Apache-2.0

/// A line, or several that were entered at once, as a person typed it.
struct HistoryEntry: Equatable, Sendable {
  /// When it was entered, in seconds since 1970; zero if the file does not say.
  let time: Int
  let text: String
}
