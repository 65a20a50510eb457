// SPDX-License-Identifier: Apache-2.0

/// The shortcut of the buttons in a subtree; the innermost one counts. // M15
struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that a button here has.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons in this view a shortcut of a key and modifiers.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the buttons in this view a shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives the buttons in this view a shortcut, or takes it away. // M15
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives the buttons in this view a shortcut; where it is shown localised makes no difference here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}

extension KeyboardShortcut {
  /// How a shortcut is adapted to the keyboard's layout; recorded by SwiftUI, without effect here.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// Adapts to the layout and to the direction of writing.
    public static let automatic = Localization(name: "automatic")
    /// Adapts to the layout only.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Does not adapt.
    public static let custom = Localization(name: "custom")
  }
}
