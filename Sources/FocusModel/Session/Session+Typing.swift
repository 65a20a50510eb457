// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Does in the focused field what a key does there; the cursor is always at the end of the text.
  ///
  /// - Returns: Whether the key is one that a field takes.
  /// - Throws: That the field is disabled.
  func typeKey(_ shortcut: KeyboardShortcut) throws(Refusal) -> Bool {
    guard let field = focusedField, let key = FieldKey(shortcut) else { return false }
    guard field.isEnabled else { throw .disabled(field) }
    let kept = isAllSelected ? "" : field.text
    switch key {
    case .delete: field.setText(String(kept.dropLast()))
    case .deleteForward: if isAllSelected { field.setText("") }
    case .moveCursor: break
    case .type(let character): field.setText(kept + character)
    }
    isAllSelected = false
    return true
  }
}

/// What a key does in a field.
private enum FieldKey {
  case delete
  case deleteForward
  case moveCursor
  case type(String)

  /// Nil for a key that a field does not take.
  init?(_ shortcut: KeyboardShortcut) {
    guard shortcut.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch shortcut.key {
    case .delete: self = .delete
    case .deleteForward: self = .deleteForward
    case let key where key.movesCursor: self = .moveCursor
    default:
      guard let character = shortcut.typedCharacter else { return nil }
      self = .type(character)
    }
  }
}

extension KeyEquivalent {
  /// Whether it moves the cursor of a field, which shows nowhere.
  fileprivate var movesCursor: Bool {
    [.upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown].contains(self)
  }
}

extension KeyboardShortcut {
  /// What the key types into a field; nil for one that stands for something else.
  fileprivate var typedCharacter: String? {
    let character = key.character
    let isTyped = character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .privateUse: false
      default: true
      }
    }
    guard isTyped else { return nil }
    let isUpper = !modifiers.isDisjoint(with: [.shift, .capsLock])
    return isUpper ? character.uppercased() : String(character)
  }
}
