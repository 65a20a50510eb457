// SPDX-License-Identifier: Apache-2.0

/// A key together with the modifiers that are held.
///
/// Source: <https://developer.apple.com/documentation/swiftui/keyboardshortcut>
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// An upper-case character implies Shift. // M15
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    if let lower = key.character.lowerCaseOfUpper {
      self.key = KeyEquivalent(lower)
      self.modifiers = modifiers.union(.shift)
    } else {
      self.key = key
      self.modifiers = modifiers
    }
  }

  /// The shortcut of a default button: Return. // S27
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of a cancel button: Escape. // S27
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key, by the character that it types.
///
/// Source: <https://developer.apple.com/documentation/swiftui/keyequivalent>
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// Creates a key equivalent.
  public init(_ character: Character) { self.character = character }

  /// Creates a key equivalent from a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete, the key to the left of a text's cursor.
  public static let delete = KeyEquivalent("\u{08}")
  /// Forward delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys.
///
/// Source: <https://developer.apple.com/documentation/swiftui/eventmodifiers>
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Creates modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// The numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

extension Character {
  /// The lower-case letter, for an upper-case one; looks at the bytes first, because most keys are ASCII
  /// and Unicode's answer takes long.
  fileprivate var lowerCaseOfUpper: Character? {
    if utf8.count == 1, let byte = utf8.first, byte < UInt8(ascii: "A") || byte > UInt8(ascii: "Z")
    {
      return nil
    }
    return isUppercase ? lowercased().first : nil
  }
}
