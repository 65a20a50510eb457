// SPDX-License-Identifier: Apache-2.0

/// What a key does that does not edit the line.
enum KeyAction: Hashable, Sendable {
  /// Presses a chord of the app.
  case press(Chord)
  /// Runs a line.
  case run(String)
}

/// A key that the shell wants for itself.
struct WantedKey: Sendable {
  let sequence: KeySequence
  let action: KeyAction
  /// Whether a person has asked for it, so that it is taken from editing.
  let isForced: Bool
}
