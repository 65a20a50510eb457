// SPDX-License-Identifier: Apache-2.0

/// A key that does something else than edit the line.
enum LineKey: Equatable, Sendable {
  /// Tab in a field that is filled in.
  case nextField
  /// Shift-Tab.
  case previousField
  /// Escape where a dialog is up.
  case cancel
  /// The key that hands the text to the person's own editor.
  case openEditor
  /// A key that is bound to something of the app or the person.
  case action(KeyAction)

  /// Whether the line stays to be seen where it was typed; else it goes, to be shown again.
  var leavesLine: Bool {
    switch self {
    case .nextField, .previousField, .cancel: true
    case .openEditor, .action: false
    }
  }
}

/// A line that is not ended.
struct EditedLine: Equatable, Sendable {
  var text: String
  /// The byte of the text before which the cursor stands.
  var cursor: Int

  init(text: String, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  /// A text with the cursor at its end.
  init(_ text: String) { self.init(text: text, cursor: text.utf8.count) }
}
