// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Does in the focused field what a key does there; the cursor is always at the end of the text.
  ///
  /// - Returns: Whether the key is one that a field takes.
  func typeKey(_ shortcut: KeyboardShortcut) -> Bool {
    guard let field = focusedField, field.isEnabled,
      shortcut.modifiers.isDisjoint(with: [.command, .control, .option])
    else { return false }
    let kept = isAllSelected ? "" : field.text
    switch shortcut.key {
    case .delete:
      field.setText(String(kept.dropLast()))
    case .deleteForward:
      if isAllSelected { field.setText("") }
    case let key where key.movesCursor:
      break
    default:
      guard let character = shortcut.typedCharacter else { return false }
      field.setText(kept + character)
    }
    isAllSelected = false
    return true
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
