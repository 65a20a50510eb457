// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

// A secret is typed without being shown, and with keys that keep no copy of it: none kills text,
// searches the history or records a macro.
extension ReadlineReader {
  /// Whether what is typed is not shown.
  var isHidden: Bool { request.kind == .secret }

  private static let keysForSecrets = makeKeysForSecrets()
  private static var usualMode = rl_editing_mode
  private static let emacsMode: Int32 = 1

  /// Has only the prompt shown from now on.
  static func beginHiding() {
    // The vi commands would keep the text to insert it again.
    usualMode = rl_editing_mode
    rl_editing_mode = emacsMode
    rl_redisplay_function = { ReadlineReader.redisplayHidden() }
  }

  /// Must come after the handler is installed, which chooses the usual keys.
  static func useKeysForSecrets() {
    rl_set_keymap(keysForSecrets)
  }

  static func endHiding() {
    rl_redisplay_function = { rl_redisplay() }
    rl_editing_mode = usualMode
    rl_set_keymap_from_edit_mode()
  }

  /// Shows the line as it is, or only the prompt of a secret.
  static func redisplay() {
    if current?.isHidden == true { redisplayHidden() } else { rl_redisplay() }
  }

  private static func redisplayHidden() {
    let (end, point, first) = (rl_end, rl_point, rl_line_buffer[0])
    (rl_end, rl_point, rl_line_buffer[0]) = (0, 0, 0)
    rl_redisplay()
    (rl_end, rl_point, rl_line_buffer[0]) = (end, point, first)
  }

  private static func makeKeysForSecrets() -> Keymap? {
    let keys = rl_make_bare_keymap()
    for byte in 0x20...0xFF where byte != 0x7F { rl_bind_key_in_map(Int32(byte), rl_insert, keys) }
    let bindings: [(String, @convention(c) (Int32, Int32) -> Int32)] = [
      ("\\C-m", rl_newline), ("\\C-j", rl_newline), ("\\C-h", rl_rubout), ("\\C-?", rl_rubout),
      ("\\C-v", rl_quoted_insert), ("\\e[200~", rl_bracketed_paste_begin),
      ("\\C-u", { _, _ in ReadlineReader.clearSecret() }),
      ("\\C-w", { _, _ in ReadlineReader.clearSecret() }),
      ("\\C-i", { _, _ in ReadlineReader.pressed(.nextField) }),
      ("\\e[Z", { _, _ in ReadlineReader.pressed(.previousField) }),
      ("\\e\\e", { _, _ in ReadlineReader.pressed(.cancel) }),
    ]
    for (key, function) in bindings { rl_bind_keyseq_in_map(key, function, keys) }
    return keys
  }

  private static func clearSecret() -> Int32 {
    rl_replace_line("", 1)
    return 0
  }
}
