// SPDX-License-Identifier: Apache-2.0

/// What a person is asked for.
struct LineRequest: Sendable {
  /// The use that is made of the answer.
  enum Kind: Sendable {
    /// A command line: completed, remembered, and split where pasted text had several lines.
    case command
    /// A value: neither completed nor remembered, and kept whole.
    case value
    /// A secret: not even shown.
    case secret
  }

  var prompt: Prompt
  var kind = Kind.command
  /// Text that is there to be edited from the beginning; a dumb terminal cannot, and shows it above.
  var prefill = ""
}
