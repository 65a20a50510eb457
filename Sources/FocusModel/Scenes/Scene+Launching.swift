// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// Sets whether a window of the scene opens when the app starts. // W14
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }

  /// Sets whether the scene's windows come back when the app starts again. // W15
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    environment(\.sceneRestorationBehavior, behavior)
  }
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
  static var defaultValue: SceneLaunchBehavior { .automatic }
}

private struct SceneRestorationBehaviorKey: EnvironmentKey {
  static var defaultValue: SceneRestorationBehavior { .automatic }
}

extension EnvironmentValues {
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
  /// The environment that the node reads.
  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }
}
