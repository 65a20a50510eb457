// SPDX-License-Identifier: Apache-2.0

/// Takes a terminal's output apart into characters and commands.
struct ControlSequenceParser: Sendable {
  enum Item {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// `ESC [ 1 ; 2 X`
    case sequence(final: UInt8, parameters: [Int])
    /// `ESC [ ? 1 h` or `ESC [ ? 1 l`
    case privateMode(Int, isOn: Bool)
    /// `ESC [ > 1 u` or `ESC [ < u`
    case keyReports(isOn: Bool)
  }

  private enum State {
    case text
    case escape
    case sequence([UInt8])
    case systemCommand
  }

  private var state = State.text
  private var character: [UInt8] = []

  mutating func take(_ byte: UInt8) -> Item? {
    switch state {
    case .text: return takeText(byte)
    case .escape:
      state = byte == UInt8(ascii: "[") ? .sequence([]) : .text
      if byte == UInt8(ascii: "]") { state = .systemCommand }
      return nil
    case .sequence(let bytes):
      guard (0x40..<0x7F).contains(byte) else {
        state = .sequence(bytes + [byte])
        return nil
      }
      state = .text
      return Self.item(bytes, final: byte)
    case .systemCommand:
      if byte == 0x07 { state = .text }
      return nil
    }
  }

  private mutating func takeText(_ byte: UInt8) -> Item? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    if byte & 0xC0 != 0x80 { character = [] }
    character.append(byte)
    return String(validating: character, as: UTF8.self)?.unicodeScalars.first.map(Item.character)
  }

  private static func item(_ bytes: [UInt8], final: UInt8) -> Item {
    let text = String(decoding: bytes, as: UTF8.self)
    if final == UInt8(ascii: "u"), let first = text.first, first == ">" || first == "<" {
      return .keyReports(isOn: first == ">")
    }
    let isPrivate = text.hasPrefix("?")
    let numbers = text.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
    guard isPrivate else { return .sequence(final: final, parameters: numbers) }
    return .privateMode(numbers.first ?? 0, isOn: final == UInt8(ascii: "h"))
  }
}
