// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// Takes the default and the custom commands of this scene out of the menu bar. // M8
  public func commandsRemoved() -> some Scene {
    environment(\.areSceneCommandsRemoved, true)
  }

  /// Puts commands in the place of the default and the custom commands of this scene. // M8
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commandsRemoved().commands(content: content)
  }

  /// Sets the shortcut of the command that opens the scene's window or brings it forward. // M7
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of the command that opens the scene's window, or takes it away. // M7
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    environment(\.sceneShortcut, SceneShortcut(shortcut: shortcut))
  }

  /// Sets whether a window of the scene opens when the app starts. // W14
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }

  /// Sets whether the scene's windows come back when the app starts again. // W15
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    environment(\.sceneRestorationBehavior, behavior)
  }
}

/// The shortcut that a scene says its command has, if any.
struct SceneShortcut: Hashable {
  let shortcut: KeyboardShortcut?
}

private struct SceneShortcutKey: EnvironmentKey {
  static var defaultValue: SceneShortcut? { nil }
}

private struct SceneCommandsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
  static var defaultValue: SceneLaunchBehavior { .automatic }
}

private struct SceneRestorationBehaviorKey: EnvironmentKey {
  static var defaultValue: SceneRestorationBehavior { .automatic }
}

extension EnvironmentValues {
  /// What the scene says of its command's shortcut; nil leaves the usual one.
  var sceneShortcut: SceneShortcut? {
    get { self[SceneShortcutKey.self] }
    set { self[SceneShortcutKey.self] = newValue }
  }

  /// Whether the commands of the scene are kept out of the menu bar.
  var areSceneCommandsRemoved: Bool {
    get { self[SceneCommandsRemovedKey.self] }
    set { self[SceneCommandsRemovedKey.self] = newValue }
  }

  /// Whether a window of the scene opens when the app starts.
  var sceneLaunchBehavior: SceneLaunchBehavior {
    get { self[SceneLaunchBehaviorKey.self] }
    set { self[SceneLaunchBehaviorKey.self] = newValue }
  }

  /// Whether the scene's windows come back when the app starts again.
  var sceneRestorationBehavior: SceneRestorationBehavior {
    get { self[SceneRestorationBehaviorKey.self] }
    set { self[SceneRestorationBehaviorKey.self] = newValue }
  }
}

extension _Node {
  /// The environment of a scene's or a command's node.
  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }
}
