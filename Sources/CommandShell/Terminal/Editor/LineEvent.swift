// SPDX-License-Identifier: Apache-2.0

/// What became of asking for a line.
enum LineEvent: Equatable, Sendable {
  /// A line, without its newline.
  case line(String)
  /// A line that is not UTF-8, with U+FFFD for the bytes that are not.
  case undecodable(String)
  /// A key that does something else than edit the line, which is not ended by it.
  case key(LineKey, EditedLine)
  /// Ctrl-C: the line was dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
  /// The process was asked to end.
  case terminated(TerminalSignal)
  /// The task that asked was cancelled.
  case cancelled
}
