// SPDX-License-Identifier: Apache-2.0

/// A way to get one line from the terminal.
@MainActor
protocol LineReader: AnyObject {
  /// Shows the prompt and sets the terminal's modes.
  func begin(_ request: LineRequest)
  /// Takes bytes until a line is complete, whose end gives the terminal back, or there are no more.
  func consume(_ input: TerminalInput) -> ReadLine?
  /// Gives the terminal back because there is no more input.
  func endInput() -> ReadLine
  /// Drops the line and gives the terminal back, the cursor on a new line after a mark like `^C`.
  func abandon(showing mark: String)
  /// Whether the line is another than it was when it was asked for.
  var isTouched: Bool { get }
  /// Whether the last byte was an Escape that may be a key or begin one.
  var awaitsRestOfEscape: Bool { get }
  /// Gives the terminal back because of a key that does not edit, and returns the line as it is.
  func end(with key: LineKey) -> ReadLine
  /// Gives the terminal back for as long as the process is stopped.
  func suspend()
  /// Takes the terminal again and shows the line as it was.
  func resume()
  /// Adapts to the terminal's new size.
  func resize()
  /// Prints whole lines above the one being typed, which is shown again with its prompt.
  ///
  /// A new request takes the place of the old one: all of it where nothing was typed yet, else its
  /// prompt.
  ///
  /// - Returns: Whether it is the new request that is being answered from now on.
  func printAbove(_ text: String, renewing request: LineRequest?) -> Bool
}

/// What a reader read.
enum ReadLine: Equatable {
  case line([UInt8])
  case key(LineKey, line: [UInt8], cursor: Int)
  case endOfInput
}
