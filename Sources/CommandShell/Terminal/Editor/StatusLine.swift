// SPDX-License-Identifier: Apache-2.0

/// A line that is kept right above the one being typed and replaced as what it tells of goes on.
///
/// It knows where it is only while nothing but its owner moves the cursor: the cursor is at the
/// beginning of the row below it whenever something is to be printed.
struct StatusLine {
  private var text: String?
  private var isShown = false

  /// One row up, and everything from there on erased.
  private static let erasure = "\u{1B}[A\r\u{1B}[J"

  /// Returns text with what makes it appear above the status.
  mutating func framing(_ text: String) -> String {
    let before = isShown ? Self.erasure : ""
    isShown = self.text != nil
    return before + text + (self.text.map { $0 + "\n" } ?? "")
  }

  /// Takes another status, nil for none; the empty framing shows it.
  ///
  /// - Returns: Whether it is another.
  mutating func replace(with text: String?) -> Bool {
    defer { self.text = text }
    return self.text != text
  }

  /// What follows the `^C` that the terminal has shown while no line was asked for: another line, or
  /// where a status must stay in reach the same one, cleared.
  var lineAfterInterrupt: String { isShown ? "\r\u{1B}[J" : "\n" }

  /// The line below has been entered: the status goes from above it, where it can be reached.
  ///
  /// - Parameter rows: How many rows the line takes; nil where nobody knows.
  /// - Returns: What makes it go.
  mutating func lineWasEntered(rows: Int?) -> String {
    defer { isShown = false }
    guard isShown, let rows else { return "" }
    // The row above the line is deleted, and the cursor is below that line again.
    return "\u{1B}[\(rows + 1)A\u{1B}[M\u{1B}[\(rows)B"
  }
}
