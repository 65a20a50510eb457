// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

/// A key that was bound, and what for before.
struct BoundKey {
  fileprivate let sequence: KeySequence
  fileprivate let keymap: String
  fileprivate let previous: ReadlineFunction?
}

// Keys of the app are bound only where they do not edit; what a person's inputrc binds edits, too.
extension ReadlineReader {
  private static let keymaps = ["emacs-standard", "vi-insert", "vi-command"]

  /// Binds keys in place of those bound before.
  ///
  /// - Returns: For each key that edits, the name of what it does; it has been left alone.
  func bind(_ wanted: [WantedKey]) -> [KeySequence: String] {
    releaseBoundKeys()
    let current = rl_get_keymap_name_from_edit_mode().map { String(cString: $0) } ?? ""
    var editing: [KeySequence: String] = [:]
    for key in wanted {
      for name in Self.keymaps
      where key.isForced || name == "emacs-standard" || !key.sequence.isMeta {
        let isCurrent = name.hasPrefix(current == "vi" ? "vi-insert" : "emacs")
        if let function = bind(key, in: name), isCurrent { editing[key.sequence] = function }
      }
      if key.sequence.isMeta, !key.isForced, current == "vi" {
        editing[key.sequence] = "vi-movement-mode"
      }
    }
    return editing
  }

  /// Binds a key, unless it edits; returns the name of what it does then.
  private func bind(_ key: WantedKey, in name: String) -> String? {
    let keys = rl_get_keymap_by_name(name)
    if !key.isForced, let function = key.sequence.editingFunction(in: keys) { return function }
    var previous: ReadlineFunction?
    if case .function(let function) = key.sequence.binding(in: keys) { previous = function }
    boundKeys.append(BoundKey(sequence: key.sequence, keymap: name, previous: previous))
    key.sequence.bind(to: { _, _ in ReadlineReader.runBoundKey() }, in: keys)
    keyActions[key.sequence] = key.action
    return nil
  }

  private func releaseBoundKeys() {
    for key in boundKeys.reversed() {
      key.sequence.bind(to: key.previous, in: rl_get_keymap_by_name(key.keymap))
    }
    (boundKeys, keyActions) = ([], [:])
  }

  private static func runBoundKey() -> Int32 {
    let typed = UnsafeRawBufferPointer(
      start: rl_executing_keyseq, count: Int(rl_key_sequence_length))
    guard let action = current?.keyActions[KeySequence(Array(typed))] else { return rl_ding() }
    return pressed(.action(action))
  }
}

extension KeySequence {
  /// Whether the sequence is that of a character typed with Meta.
  ///
  /// In vi's modes Escape is a key of its own, which a quick typist may follow with any character.
  fileprivate var isMeta: Bool {
    bytes.count > 1 && bytes[0] == 0x1B && bytes[1] != UInt8(ascii: "[")
      && bytes[1] != UInt8(ascii: "O")
  }

  /// The name of what the sequence, or a beginning of it, does to the line; nil where it is free.
  @MainActor
  fileprivate func editingFunction(in keys: Keymap?) -> String? {
    for count in 1...bytes.count {
      let start = KeySequence(Array(bytes.prefix(count)))
      switch start.binding(in: keys) {
      case .nothing: continue
      case .other: if count == bytes.count { return "a key sequence or macro of your own" }
      case .function(let function):
        if !Self.isFree(function) { return Self.name(of: function) }
      }
    }
    return nil
  }

  /// Whether a function edits nothing: the one that stands for the small letter, and typing a
  /// control character.
  @MainActor
  private static func isFree(_ function: ReadlineFunction) -> Bool {
    [rl_do_lowercase_version, rl_insert].contains {
      ReadlineReader.bits($0) == ReadlineReader.bits(function)
    }
  }

  @MainActor
  private static func name(of function: ReadlineFunction) -> String {
    let names = rl_funmap_names()
    defer { free(names) }
    var index = 0
    while let name = names?[index] {
      if let named = rl_named_function(name),
        ReadlineReader.bits(named) == ReadlineReader.bits(function)
      {
        return String(cString: name)
      }
      index += 1
    }
    return "editing"
  }
}
