// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// Changes the shortcut of the command that opens the scene's windows. // M7
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Changes the shortcut of the command that opens the scene's windows; nil takes it away. // M7
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    environment(\.sceneShortcut, .custom(shortcut))
  }

  /// Removes the commands of the scene, the default ones too. // M8
  public func commandsRemoved() -> some Scene {
    environment(\.areCommandsRemoved, true)
  }

  /// Puts commands in the place of those of the scene, the default ones too. // M8
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}

/// The shortcut of the command that opens a scene's windows.
enum SceneShortcut: Hashable {
  /// That which the kind of scene has.
  case standard
  /// Another one, or none.
  case custom(KeyboardShortcut?)

  /// The shortcut, where the kind of scene has the given one.
  func shortcut(or standard: KeyboardShortcut?) -> KeyboardShortcut? {
    switch self {
    case .standard: standard
    case .custom(let shortcut): shortcut
    }
  }
}

private struct SceneShortcutKey: EnvironmentKey {
  static var defaultValue: SceneShortcut { .standard }
}

private struct CommandsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var sceneShortcut: SceneShortcut {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }

  /// Whether the commands of the scenes here are not in the menu bar.
  var areCommandsRemoved: Bool {
    get { self[CommandsRemovedKey.self] }
    set { self[CommandsRemovedKey.self] = newValue }
  }
}
