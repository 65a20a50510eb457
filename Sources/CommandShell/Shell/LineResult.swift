// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What running one line gave.
struct LineResult {
  /// What changed, in order.
  var events: [Report.Event] = []
  /// What the line prints, line by line.
  var output: [String] = []
  /// The value that a program asked for.
  var value: JSONValue?
  /// Why the line failed, if it did.
  var error: LineError?

  var isOK: Bool { error == nil }

  /// Adds what another line, run as a part of this one, gave.
  mutating func append(_ other: LineResult) {
    events += other.events
    output += other.output
    value = other.value ?? value
    error = error ?? other.error
  }
}
