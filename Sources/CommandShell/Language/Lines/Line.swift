// SPDX-License-Identifier: Apache-2.0

/// A parsed line of a script.
struct Line: Hashable, Sendable {
  /// The line's number in its script, from 1.
  var number: Int

  /// Where the line's text stands in the bytes it was parsed from, without its line end.
  var bytes: Range<Int>

  /// What the line says; its ranges count from the start of `bytes`.
  var statement: Statement
}

/// A line of a script that cannot be parsed.
struct InvalidLine: Error, Hashable, Sendable {
  /// The line's number in its script, from 1.
  var number: Int

  /// Where the line's text stands in the bytes it was read from, without its line end.
  var bytes: Range<Int>

  var error: SyntaxError
}
