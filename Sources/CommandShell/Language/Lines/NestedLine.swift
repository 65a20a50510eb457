// SPDX-License-Identifier: Apache-2.0

/// A line that is another line's argument, as in `:each :clone`.
struct NestedLine: Hashable, Sendable {
  /// The nested line as it was written.
  var text: String

  /// What it says, with ranges that count from the start of the whole line.
  var statement: Statement
}
