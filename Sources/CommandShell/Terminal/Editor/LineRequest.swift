// SPDX-License-Identifier: Apache-2.0

/// What a person is asked for.
struct LineRequest: Sendable {
  /// The use that is made of the answer.
  enum Kind: Sendable {
    /// A command line: completed, remembered, and split where pasted text had several lines.
    case command
    /// What a field of a form holds: Tab and Shift-Tab move on; a line with a colon is a command.
    case field
    /// A value: neither completed nor remembered, and kept whole.
    case value
    /// A secret: not even shown.
    case secret
  }

  var prompt: Prompt
  var kind = Kind.command
  /// Text that is there to be edited from the beginning; a dumb terminal cannot, and shows it above.
  var prefill = ""
  /// The byte of the prefill before which the cursor stands; nil at its end.
  var cursor: Int?
  /// Whether the prefill is what a person has typed, which must not give way to anything else.
  var holdsDraft = false
  /// What the answer may be, where there is only a choice; the Up and Down keys go through it.
  var choices: [String] = []
  /// Whether the text may have several lines.
  var isMultiline = false
  /// Whether Escape is a key of its own here: it ends the dialog that is up.
  var answersEscape = false

  /// The prefill as it can be edited: without what would steer the terminal.
  var shownPrefill: String { prefill.sanitizedForTerminal(keeping: .ascii) }
}

extension LineRequest {
  /// Whether a line typed into a field is a command all the same; two colons begin a text.
  static func isCommand(_ line: some StringProtocol) -> Bool {
    line.hasPrefix(":") && !line.hasPrefix("::")
  }
}
