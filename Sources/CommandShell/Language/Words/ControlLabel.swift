// SPDX-License-Identifier: Apache-2.0

/// A control as a line names it: its label and, written `LABEL#2`, which of that label it is.
struct ControlLabel: Hashable, Sendable {
  var text: String
  /// The place among the controls with this label, counted from 1.
  var ordinal: Int

  init(_ text: String, ordinal: Int = 1) {
    self.text = text
    self.ordinal = ordinal
  }
}

extension ControlLabel {
  /// The label as a line writes it; a `#` that belongs to the label is quoted.
  var source: String {
    let quoted = Quoting.quote(text, always: text.utf8.contains(UInt8(ascii: "#")))
    return ordinal == 1 ? quoted : quoted + "#\(ordinal)"
  }
}
