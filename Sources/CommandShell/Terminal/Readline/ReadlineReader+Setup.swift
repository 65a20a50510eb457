// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

extension ReadlineReader {
  /// Gives readline its settings and callbacks; once, before its first use.
  func configure() {
    // Kept by readline: `$if CommandShell` in an inputrc refers to it.
    rl_readline_name = UnsafePointer(strdup("CommandShell"))
    rl_outstream = terminal.stream
    // Signals are relayed to the main actor instead, see `SignalRelay`.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    // Programs started later find out the size themselves.
    rl_change_environment = 0
    // Else editing an old entry and leaving it changes what the Up key finds.
    rl_variable_bind("revert-all-at-newline", "on")
    configureInput()
    configureCompletion()
    nameFunctions()
    using_history()
    rl_initialize()
  }

  private func configureInput() {
    rl_getc_function = { _ in ReadlineReader.current?.nextByte() ?? EOF }
    rl_input_available_hook = { ReadlineReader.current?.hasInput() == true ? 1 : 0 }
  }

  /// The next byte; called with none there only in the middle of a key sequence or a paste.
  private func nextByte() -> Int32 {
    while true {
      // Readline must not see the end of input in the middle of a paste: it would go on with memory
      // it never wrote. The line is about to be dropped, so the paste is ended instead.
      if !input.waitForBytes() { input.append(Self.endOfPaste) }
      guard let byte = input.next() else { return EOF }
      // Pasted text would be cut off at a NUL; as a key it is Ctrl-Space.
      let isText = rl_readline_state & UInt(RL_STATE_MOREINPUT) != 0
      if byte != 0 || !isText {
        noteKey(byte)
        return Int32(byte)
      }
    }
  }

  private func hasInput() -> Bool {
    // A negative time leaves readline's own as it is; the answer is in microseconds.
    if input.isEmpty { input.wait(milliseconds: rl_set_keyboard_input_timeout(-1) / 1000) }
    return !input.isEmpty
  }

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Makes the shell's own functions known to an inputrc, and binds what no other key does.
  ///
  /// Before the inputrc is read, so that it may bind the keys otherwise.
  private func nameFunctions() {
    let openEditor: ReadlineFunction = { _, _ in ReadlineReader.pressed(.openEditor) }
    let functions: [(String, ReadlineFunction)] = [
      ("next-field", { _, _ in ReadlineReader.pressed(.nextField) }),
      ("previous-field", { _, _ in ReadlineReader.pressed(.previousField) }),
      ("cancel-dialog", { _, _ in ReadlineReader.pressed(.cancel) }),
      ("edit-in-editor", openEditor),
    ]
    // Readline keeps the names.
    for (name, function) in functions { rl_add_defun(strdup(name), function, -1) }
    for name in ["emacs-standard", "vi-insert", "vi-command"] {
      rl_bind_keyseq_in_map("\\C-x\\C-e", openEditor, rl_get_keymap_by_name(name))
    }
  }

  private func configureCompletion() {
    rl_completer_quote_characters = nil
    rl_sort_completion_matches = 0
    rl_ignore_completion_duplicates = 0
    rl_completion_word_break_hook = { ReadlineReader.wordBreaks() }
    rl_attempted_completion_function = { _, start, _ in
      ReadlineReader.matches(from: Int(start))
    }
    rl_completion_display_matches_hook = { _, _, _ in ReadlineReader.current?.listCandidates() }
  }
}
