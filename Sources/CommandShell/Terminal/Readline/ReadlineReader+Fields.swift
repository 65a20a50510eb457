// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

/// A key that means something of its own in a field, besides what it is bound to elsewhere.
enum FieldKey: CaseIterable {
  case tab, backTab, up, down, lineStart, lineEnd, newLine, escape

  /// What terminals send for the key.
  fileprivate var sequences: [KeySequence] {
    let texts =
      switch self {
      case .tab: ["\t"]
      case .backTab: ["\u{1B}[Z"]
      case .up: ["\u{1B}[A", "\u{1B}OA"]
      case .down: ["\u{1B}[B", "\u{1B}OB"]
      case .lineStart: ["\u{01}", "\u{1B}[H", "\u{1B}OH"]
      case .lineEnd: ["\u{05}", "\u{1B}[F", "\u{1B}OF"]
      case .newLine: ["\u{1B}\r"]
      case .escape: ["\u{1B}\u{1B}"]
      }
    return texts.map { KeySequence($0) }
  }

  @MainActor fileprivate var function: ReadlineFunction {
    switch self {
    case .tab: { ReadlineReader.tab($0, $1) }
    case .backTab: { _, _ in ReadlineReader.pressed(.previousField) }
    case .up: { ReadlineReader.vertical(.up, $0, $1) }
    case .down: { ReadlineReader.vertical(.down, $0, $1) }
    case .lineStart: { ReadlineReader.lineEdge(.lineStart, $0, $1) }
    case .lineEnd: { ReadlineReader.lineEdge(.lineEnd, $0, $1) }
    case .newLine: { ReadlineReader.newLine($0, $1) }
    case .escape: { _, _ in ReadlineReader.pressed(.cancel) }
    }
  }
}

/// What a key was bound to before a field took it.
struct OverriddenKey {
  fileprivate let key: FieldKey
  fileprivate let sequence: KeySequence
  fileprivate let function: ReadlineFunction
}

// The keys are bound for as long as a field is edited and given back to what they were bound to,
// which they still do in a line that is a command.
extension ReadlineReader {
  func bindFieldKeys() {
    for key in FieldKey.allCases {
      for sequence in key.sequences { bind(key, sequence, in: rl_get_keymap()) }
    }
  }

  private func bind(_ key: FieldKey, _ sequence: KeySequence, in keys: Keymap?) {
    let usual: ReadlineFunction
    switch sequence.binding(in: keys) {
    case .nothing: usual = Self.ringBell
    case .function(let function): usual = function
    // A person's macro or longer sequence is left alone.
    case .other: return
    }
    overridden.append(OverriddenKey(key: key, sequence: sequence, function: usual))
    sequence.bind(to: key.function, in: keys)
  }

  func releaseFieldKeys() {
    for overridden in overridden {
      for name in ["emacs-standard", "vi-insert"] {
        let keys = rl_get_keymap_by_name(name)
        guard case .function(let bound) = overridden.sequence.binding(in: keys),
          Self.bits(bound) == Self.bits(overridden.key.function)
        else { continue }
        overridden.sequence.bind(to: overridden.function, in: keys)
      }
    }
    overridden = []
  }

  private static let ringBell: ReadlineFunction = { _, _ in rl_ding() }

  static func bits(_ function: ReadlineFunction) -> UInt {
    unsafeBitCast(function, to: UInt.self)
  }

  /// Whether the line is what the field is to hold, and no command.
  private var editsField: Bool {
    request.kind == .field
      && !LineRequest.isCommand(String(decoding: Self.line.prefix(2), as: UTF8.self))
  }

  /// Does what a key does in a command.
  private func usual(_ key: FieldKey, _ count: Int32, _ byte: Int32) -> Int32 {
    guard let function = overridden.first(where: { $0.key == key })?.function else {
      return rl_ding()
    }
    // A second Tab lists because the last function was the same.
    if rl_last_func.map(Self.bits) == Self.bits(key.function) { rl_last_func = function }
    return function(count, byte)
  }

  static func pressed(_ key: LineKey) -> Int32 {
    current?.press(key)
    return 0
  }

  // MARK: - Typing over

  /// Whether a byte takes the place of what the field holds: a colon, which begins a command, and
  /// anything where there is only a choice.
  func replacesText(_ byte: UInt8?) -> Bool {
    guard request.kind == .field, let byte, byte > 0x20, byte != 0x7F, rl_end > 0,
      rl_point == rl_end, !isTouched, rl_readline_state & Self.amidSomething == 0,
      rl_get_keymap() != rl_get_keymap_by_name("vi-command")
    else { return false }
    return byte == UInt8(ascii: ":") || !request.choices.isEmpty
  }

  private static let amidSomething = UInt(
    RL_STATE_MULTIKEY | RL_STATE_MOREINPUT | RL_STATE_NUMERICARG)

  /// Empties the line, which undo brings back.
  func clearForTyping() {
    rl_delete_text(0, rl_end)
    rl_point = 0
  }

  // MARK: - Tab

  /// Completes what is typed of a choice or path, and moves on where there is nothing to complete.
  fileprivate static func tab(_ count: Int32, _ byte: Int32) -> Int32 {
    guard let reader = current else { return rl_ding() }
    guard reader.editsField else { return reader.usual(.tab, count, byte) }
    guard rl_point == rl_end, let text = String(validating: line, as: UTF8.self),
      text != reader.request.shownPrefill
    else { return pressed(.nextField) }
    let found = reader.completions(ofField: text)
    if let found, found.replacement != text { return reader.usual(.tab, count, byte) }
    guard let found, found.alternatives.count > 1, reader.listedText != text else {
      return pressed(.nextField)
    }
    reader.listedText = text
    reader.listCandidates()
    return 0
  }

  // MARK: - Up, Down and new lines

  /// Goes through the choices, or between the lines of a text.
  fileprivate static func vertical(_ key: FieldKey, _ count: Int32, _ byte: Int32) -> Int32 {
    guard let reader = current else { return rl_ding() }
    guard reader.editsField else { return reader.usual(key, count, byte) }
    if !reader.request.choices.isEmpty { return reader.choose(up: key == .up) }
    guard reader.request.isMultiline, reader.moveLine(up: key == .up) else {
      return reader.usual(key, count, byte)
    }
    return 0
  }

  private func choose(up: Bool) -> Int32 {
    let choices = request.choices
    let text = String(decoding: Self.line, as: UTF8.self)
    let step = up ? choices.count - 1 : 1
    let index = choices.firstIndex(of: text).map { ($0 + step) % choices.count } ?? 0
    rl_begin_undo_group()
    rl_delete_text(0, rl_end)
    rl_point = 0
    rl_insert_text(choices[index].sanitizedForTerminal(keeping: .ascii))
    rl_end_undo_group()
    return 0
  }

  /// Puts the cursor into the line above or below at the same column; false in the first or last.
  private func moveLine(up: Bool) -> Bool {
    let text = Array(Self.line)
    let newLine = UInt8(ascii: "\n")
    let point = Int(rl_point)
    let start = text[..<point].lastIndex(of: newLine).map { $0 + 1 } ?? 0
    let target: Int
    if up {
      guard start > 0 else { return false }
      target = text[..<(start - 1)].lastIndex(of: newLine).map { $0 + 1 } ?? 0
    } else {
      guard let end = text[point...].firstIndex(of: newLine) else { return false }
      target = end + 1
    }
    rl_point = Int32(Self.offset(column: point - start, from: target, in: text))
    return true
  }

  /// The byte so many characters into the line that begins at `start`, or the line's end.
  private static func offset(column bytes: Int, from start: Int, in text: [UInt8]) -> Int {
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
    var end = start + min(bytes, line.count)
    while end < start + line.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Goes to the beginning or end of the line of the text that the cursor is in.
  fileprivate static func lineEdge(_ key: FieldKey, _ count: Int32, _ byte: Int32) -> Int32 {
    guard let reader = current else { return rl_ding() }
    guard reader.editsField, reader.request.isMultiline else {
      return reader.usual(key, count, byte)
    }
    let text = Array(line)
    let (point, newLine) = (Int(rl_point), UInt8(ascii: "\n"))
    rl_point = Int32(
      key == .lineStart
        ? text[..<point].lastIndex(of: newLine).map { $0 + 1 } ?? 0
        : text[point...].firstIndex(of: newLine) ?? text.count)
    return 0
  }

  fileprivate static func newLine(_ count: Int32, _ byte: Int32) -> Int32 {
    guard let reader = current else { return rl_ding() }
    guard reader.editsField, reader.request.isMultiline else {
      return reader.usual(.newLine, count, byte)
    }
    rl_insert_text("\n")
    return 0
  }
}
