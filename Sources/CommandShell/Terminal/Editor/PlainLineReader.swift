// SPDX-License-Identifier: Apache-2.0

/// Reads lines in the terminal's own line mode: for dumb terminals, and for secrets without echo.
@MainActor
final class PlainLineReader: LineReader {
  private let terminal: Terminal
  private var request = LineRequest(prompt: "")
  private var line: [UInt8] = []

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  func begin(_ request: LineRequest) {
    self.request = request
    line = []
    if !request.prefill.isEmpty { terminal.write(request.shownPrefill + "\n") }
    resume()
  }

  func consume(_ input: TerminalInput) -> ReadLine? {
    while let byte = input.next() {
      // A carriage return was typed ahead while readline had the terminal in its modes.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return finish(.line(answer)) }
      line.append(byte)
    }
    return nil
  }

  /// What was typed; nothing at all leaves a field as it is.
  private var answer: [UInt8] {
    line.isEmpty && request.kind == .field ? Array(request.shownPrefill.utf8) : line
  }

  func endInput() -> ReadLine {
    if line.isEmpty { terminal.write("\n") }
    return finish(line.isEmpty ? .endOfInput : .line(line))
  }

  func abandon(showing mark: String) {
    // With echo on, the terminal has shown the mark itself.
    terminal.write(isHidden ? mark + "\n" : "\n")
    TerminalModes.restore()
  }

  /// What is being typed is known only to the terminal.
  var isTouched: Bool { true }

  /// The terminal hands out whole lines, in which Escape is a character.
  var awaitsRestOfEscape: Bool { false }

  func end(with key: LineKey) -> ReadLine {
    abandon(showing: "")
    return .key(key, line: line, cursor: line.count)
  }

  func suspend() {
    terminal.write("\n")
    TerminalModes.restore()
  }

  func resume() {
    if isHidden { TerminalModes.hideInput() }
    showPrompt()
  }

  func resize() {}

  func printAbove(_ text: String, renewing request: LineRequest?) -> Bool {
    if let request { self.request.prompt = request.prompt }
    terminal.write("\n" + text)
    showPrompt()
    return false
  }

  private var isHidden: Bool { request.kind == .secret }

  private func showPrompt() {
    terminal.write(request.prompt.rendered(colored: terminal.usesColor))
  }

  private func finish(_ result: ReadLine) -> ReadLine {
    if isHidden, result != .endOfInput { terminal.write("\n") }
    TerminalModes.restore()
    return result
  }
}
