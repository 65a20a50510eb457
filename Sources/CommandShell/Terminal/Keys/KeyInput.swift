// SPDX-License-Identifier: Apache-2.0

/// Something that a terminal has sent, taken apart as far as keys with a meaning of their own need it.
enum KeyInput: Equatable, Sendable {
  /// What readline reads.
  case bytes([UInt8])
  /// The Escape key, known not to begin the sequence of another.
  case escape
  /// A key held with Command, which no terminal without the protocol can send.
  case chord(Chord)
  /// A character typed with Control that the terminal itself would have looked at.
  case control(UInt8)
  /// The terminal knows the keyboard protocol.
  case answer
}
