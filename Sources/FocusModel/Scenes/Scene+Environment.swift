// SPDX-License-Identifier: Apache-2.0

import Observation

extension Scene {
  /// Sets a value in the environment of the scene's windows and commands. // E6
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    SceneInEnvironment(content: self, modifier: _EnvironmentModifier(keyPath, value))
  }

  /// Puts an observable object into the environment of the scene's windows, by its type. // E2, E6
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    SceneInEnvironment(
      content: self, modifier: _EnvironmentModifier(object, forType: Object.self))
  }

  /// Puts an observable object into the environment of the scene's windows, by its type. // E2, E6
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    SceneInEnvironment(
      content: self, modifier: _EnvironmentModifier(object, forType: Object.self))
  }
}

/// A scene in an environment with a value of its own.
private struct SceneInEnvironment<Content: Scene, Value>: Scene {
  typealias Body = Never

  let content: Content
  let modifier: _EnvironmentModifier<Value>

  static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    SceneInEnvironmentNode(scene, in: context)
  }
}

private final class SceneInEnvironmentNode<Content: Scene, Value>:
  _ValueNode<SceneInEnvironment<Content, Value>>
{
  private let scope: EnvironmentScope?

  init(_ scene: SceneInEnvironment<Content, Value>, in context: _NodeContext) {
    scope = scene.modifier.scope(inside: context.environment)
    super.init(in: context)
    attachFirst(Content._makeNode(scene.content, in: childContext.with(environment: scope)))
  }

  override func update(_ newValue: inout SceneInEnvironment<Content, Value>) {
    if let scope, let fresh = newValue.modifier.scope(inside: environment) {
      scope.takeValue(of: fresh)
      structureDidChange()
    }
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }
}
