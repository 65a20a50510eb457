// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

/// Reads lines with GNU readline's callback interface.
///
/// Readline is one set of global variables, so there is one reader, and the main actor alone calls
/// it. Its handler is installed only while a line is being asked for.
@MainActor
final class ReadlineReader: LineReader {
  /// The reader that readline's callbacks, which carry no context, belong to.
  static private(set) var current: ReadlineReader?

  let terminal: Terminal
  let input: TerminalInput
  var completer: (any LineCompleter)?
  /// What the last completion found, for the list that a second Tab asks for.
  var candidates: [Completion] = []
  private var result: ReadLine?

  /// Sets readline up; reads the person's inputrc.
  init(terminal: Terminal, input: TerminalInput, historyLimit: Int) {
    self.terminal = terminal
    self.input = input
    Self.current = self
    configure()
    stifle_history(Int32(clamping: historyLimit))
  }

  /// Makes an entry reachable by the Up key.
  func remember(_ entry: String) {
    add_history(entry.sanitizedForTerminal(keeping: .ascii))
  }

  func begin(_ request: LineRequest) {
    result = nil
    // Sticky: after a Ctrl-D readline would add a newline to each later line.
    rl_eof_found = 0
    rl_inhibit_completion = request.kind == .command ? 0 : 1
    fflush(nil)
    TerminalModes.willBeChanged(switchingPasteOn: Self.usesBracketedPaste)
    // The size may have changed while no line was being asked for.
    rl_reset_screen_size()
    let prompt = request.prompt.renderedForReadline(colored: terminal.usesColor)
    rl_callback_handler_install(prompt) { ReadlineReader.current?.finish($0) }
    guard !request.prefill.isEmpty else { return }
    rl_insert_text(request.prefill.sanitizedForTerminal(keeping: .ascii))
    rl_redisplay()
  }

  func consume(_ input: TerminalInput) -> ReadLine? {
    while result == nil, !input.isEmpty {
      rl_callback_read_char()
    }
    return result
  }

  func endInput() -> ReadLine {
    abandon(showing: "")
    return .endOfInput
  }

  func abandon(showing mark: String) {
    goToEnd()
    // Draws the line again, so it must come before the mark.
    rl_free_line_state()
    terminal.write(mark + "\n")
    rl_replace_line("", 1)
    removeHandler()
  }

  func suspend() {
    let point = rl_point
    goToEnd()
    rl_point = point
    terminal.write("^Z\n")
    rl_cleanup_after_signal()
    TerminalModes.areRestored()
  }

  func resume() {
    TerminalModes.willBeChanged(switchingPasteOn: Self.usesBracketedPaste)
    rl_reset_after_signal()
    rl_reset_screen_size()
    rl_on_new_line()
    rl_forced_update_display()
  }

  func resize() {
    rl_resize_terminal()
  }

  func printAbove(_ text: String, renewing prompt: Prompt?) {
    rl_clear_visible_line()
    terminal.write(text)
    // A search shows a prompt of its own, and brings back the one from before it.
    if let prompt, rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) == 0 {
      rl_set_prompt(prompt.renderedForReadline(colored: terminal.usesColor))
    }
    rl_on_new_line()
    rl_redisplay()
  }

  var isTouched: Bool { rl_end > 0 }

  /// Ends a search or an unfinished key sequence and shows the cursor at the line's end.
  private func goToEnd() {
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
  }

  private func finish(_ line: UnsafeMutablePointer<CChar>?) {
    result = line.map { .line(Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))) }
    free(line)
    if result == nil {
      result = .endOfInput
      // When it ends bracketed paste, readline has gone to a new line already.
      if !Self.usesBracketedPaste { terminal.write("\n") }
    }
    removeHandler()
  }

  private static var usesBracketedPaste: Bool {
    rl_variable_value("enable-bracketed-paste").map { String(cString: $0) } == "on"
  }

  private func removeHandler() {
    rl_callback_handler_remove()
    TerminalModes.areRestored()
  }
}
