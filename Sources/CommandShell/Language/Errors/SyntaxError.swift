// SPDX-License-Identifier: Apache-2.0

/// A line, or a part of one, that cannot be parsed.
struct SyntaxError: Error, Hashable, Sendable {
  /// The contract's code for every error of this type.
  static let code = ErrorCode.syntax

  /// What is wrong and what to write instead: one line that is safe to show on a terminal.
  var message: String

  /// The bytes of the line that the message is about.
  var range: ByteRange

  /// Names that may have been meant, the likeliest first.
  var candidates: [String]

  init(_ message: String, at range: ByteRange, candidates: [String] = []) {
    self.message = message
    self.range = range
    self.candidates = candidates
  }
}

extension SyntaxError {
  /// Says that `typed` is not one of `names`, and which of them is near.
  ///
  /// Shows `written` in its place where that says more.
  static func unknown(
    _ subject: String, _ typed: String, shownAs written: String? = nil, at range: ByteRange,
    among names: [String]
  ) -> SyntaxError {
    let near = nearestNames(to: typed, in: names)
    let hint =
      near.isEmpty ? "use \(listed(names, "or"))" : "did you mean \(listed(near, "or"))?"
    let candidates = near.isEmpty ? names : near
    return SyntaxError(
      "unknown \(subject) \(named(written ?? typed)); \(hint)", at: range,
      candidates: candidates)
  }
}

/// Joins names as a sentence does: `a`, `a or b`, `a, b or c`.
func listed(_ names: [String], _ conjunction: String) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
