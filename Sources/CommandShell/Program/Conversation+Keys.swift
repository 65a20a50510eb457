// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Conversation {
  /// Binds the keys of the commands and of the person, where any of them have changed.
  func refreshKeys() {
    let version = shell.session.menuVersion
    let hasCommandKey = editor.hasCommandKey
    guard
      keysVersion != version || boundKeys != shell.keyBindings
        || shell.keyTable?.hasCommandKey != hasCommandKey
    else { return }
    (keysVersion, boundKeys) = (version, shell.keyBindings)
    var table = KeyTable(items: shell.session.menuBar.allItems, bindings: shell.keyBindings)
    table.hasCommandKey = hasCommandKey
    table.leave(editor.bind(table.wanted))
    shell.keyTable = table
  }

  /// Does what a key is bound to; the line that was half typed is there again afterwards.
  ///
  /// What was typed into a field is in it before the key does anything, as it is on a Mac.
  func perform(_ action: KeyAction, amid line: EditedLine) async {
    if let asked, !LineRequest.isCommand(line.text) {
      guard await fill(asked, with: line.text, entering: false) else { return }
    } else {
      draft = line.text.isEmpty ? nil : line
    }
    switch action {
    case .press(let chord): await run(lineTold: shell.keyTable?.line(of: chord) ?? ":key \(chord)")
    case .run(let line): await run(lineTold: line)
    }
  }

  /// Runs a line that was not typed, so it is shown first.
  private func run(lineTold line: String) async {
    print([StyledText(visible(line), .faint)])
    await run(line)
  }
}
