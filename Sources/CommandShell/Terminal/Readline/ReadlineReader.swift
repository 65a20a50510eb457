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
  /// What is asked for.
  private(set) var request = LineRequest(prompt: "")
  /// The bytes of the key that is being typed.
  var keyBytes: [UInt8] = []
  /// What keys were bound to before a field took them.
  var overridden: [OverriddenKey] = []
  /// The text whose completions a Tab in a field has listed.
  var listedText: String?
  /// The keys that are bound to something of the app or the person, and what for.
  var keyActions: [KeySequence: KeyAction] = [:]
  var boundKeys: [BoundKey] = []
  private var result: ReadLine?
  /// The key that has ended the line, and where the cursor was.
  private var pressed: (key: LineKey, cursor: Int)?

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

  /// Puts text where the yank key finds it.
  func keep(_ text: String) {
    rl_replace_line(text, 1)
    rl_kill_text(0, rl_end)
  }

  func begin(_ request: LineRequest) {
    result = nil
    pressed = nil
    keyBytes = []
    listedText = nil
    self.request = request
    rl_inhibit_completion = request.kind == .value ? 1 : 0
    // Sticky: after a Ctrl-D readline would add a newline to each later line.
    rl_eof_found = 0
    fflush(nil)
    takeTerminal()
    // The size may have changed while no line was being asked for.
    rl_reset_screen_size()
    if isHidden { Self.beginHiding() }
    let prompt = request.prompt.renderedForReadline(colored: terminal.usesColor)
    rl_callback_handler_install(prompt) { ReadlineReader.current?.finish($0) }
    if isHidden { Self.useKeysForSecrets() }
    if request.kind == .field { bindFieldKeys() }
    guard !request.prefill.isEmpty else { return }
    rl_insert_text(request.shownPrefill)
    if let cursor = request.cursor { rl_point = min(Int32(clamping: cursor), rl_end) }
    Self.redisplay()
  }

  func consume(_ input: TerminalInput) -> ReadLine? {
    while result == nil, !input.isEmpty {
      if replacesText(input.peek()) { clearForTyping() }
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

  func end(with key: LineKey) -> ReadLine {
    rl_callback_sigcleanup()
    let line = ReadLine.key(key, line: Array(Self.line), cursor: Int(rl_point))
    if key.leavesLine {
      abandon(showing: "")
    } else {
      rl_free_line_state()
      rl_replace_line("", 1)
      rl_clear_visible_line()
      removeHandler()
    }
    return line
  }

  /// Ends the line from inside one of readline's functions.
  func press(_ key: LineKey) {
    pressed = (key, Int(rl_point))
    if key.leavesLine {
      rl_newline(1, Int32(UInt8(ascii: "\n")))
    } else {
      rl_clear_visible_line()
      rl_done = 1
    }
  }

  func suspend() {
    let point = rl_point
    goToEnd()
    rl_point = point
    terminal.write("^Z\n")
    rl_cleanup_after_signal()
    giveTerminalBack()
  }

  func resume() {
    takeTerminal()
    rl_reset_after_signal()
    rl_reset_screen_size()
    rl_on_new_line()
    rl_forced_update_display()
  }

  func resize() {
    rl_resize_terminal()
  }

  func printAbove(_ text: String, renewing request: LineRequest?) -> Bool {
    rl_clear_visible_line()
    terminal.write(text)
    if let request, !isTouched, !isInKeySequence {
      rl_replace_line("", 1)
      removeHandler()
      begin(request)
      return true
    }
    if let request, !isSearching {
      rl_set_prompt(request.prompt.renderedForReadline(colored: terminal.usesColor))
    }
    rl_on_new_line()
    Self.redisplay()
    return false
  }

  /// Whether a search shows a prompt of its own, and brings back the one from before it.
  private var isSearching: Bool {
    rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0
  }

  var isTouched: Bool {
    isSearching || request.holdsDraft || !Self.line.elementsEqual(request.shownPrefill.utf8)
  }

  /// Ends a search or an unfinished key sequence and shows the cursor at the line's end.
  private func goToEnd() {
    rl_callback_sigcleanup()
    rl_point = rl_end
    Self.redisplay()
  }

  private func finish(_ line: UnsafeMutablePointer<CChar>?) {
    let bytes = line.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    free(line)
    if let pressed {
      result = .key(pressed.key, line: bytes ?? [], cursor: pressed.cursor)
    } else if let bytes {
      result = .line(bytes)
    } else {
      result = .endOfInput
      // When it ends bracketed paste, readline has gone to a new line already.
      if !Self.usesBracketedPaste { terminal.write("\n") }
    }
    removeHandler()
  }

  /// The line as it is.
  static var line: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_end))
  }

  private static var usesBracketedPaste: Bool {
    rl_variable_value("enable-bracketed-paste").map { String(cString: $0) } == "on"
  }

  private func removeHandler() {
    rl_callback_handler_remove()
    releaseFieldKeys()
    if isHidden { Self.endHiding() }
    giveTerminalBack()
  }

  /// Notes what readline is about to change, and switches the keyboard protocol on where there is one.
  func takeTerminal() {
    var changes: TerminalModes.Changes = Self.usesBracketedPaste ? [.modes, .paste] : .modes
    if input.isDecoding { changes.insert(.keys) }
    TerminalModes.willBeChanged(changes)
    if input.isDecoding { terminal.write("\(KeyboardProtocol.enable)") }
  }

  private func giveTerminalBack() {
    if input.isDecoding { terminal.write("\(KeyboardProtocol.disable)") }
    TerminalModes.areRestored()
  }
}
